import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readOwn } from '@/lib/data/rest';

const steps = z.array(z.string());

/** The steps before which the person must still have their identity confirmed: `deposit`, `plan`, `withdrawal`. */
export const identityDemandsQuery = (userId: string) =>
  queryOptions({
    // Under the key of identity cases, whose decisions change it.
    queryKey: ['kyc', userId, 'demands'],
    queryFn: () => readOwn('identity_demands', steps),
  });
