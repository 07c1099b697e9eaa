import type { QueryClient } from '@tanstack/react-query';
import { operatorsQuery } from '@/operator/kit/operators';
import { proposalsQuery } from '@/operator/kit/proposals';

/** Prefetches the role form, so that the layout does not shift. The page opens without it, too. */
export const readRoles = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.query({ ...operatorsQuery, staleTime: 'static' }),
    queryClient.query({ ...proposalsQuery, staleTime: 'static' }),
  ]);
