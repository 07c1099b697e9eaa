import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readOwn } from '@/lib/data/rest';

const steps = z.array(z.string());

/** Steps that still need a confirmed identity: `deposit`, `plan`, `withdrawal`. */
export const identityDemandsQuery = (userId: string) =>
  queryOptions({
    // Under the key of identity cases, whose decisions change it.
    queryKey: ['kyc', userId, 'demands'],
    queryFn: () => readOwn('identity_demands', steps),
  });
