import type { QueryClient } from '@tanstack/react-query';
import { operatorsQuery } from '@/operator/kit/operators';
import { proposalsQuery } from '@/operator/kit/proposals';

/** Reads what the form of a role shows before the page does, so that nothing moves when it comes. The page opens without it, too. */
export const readRoles = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.query({ ...operatorsQuery, staleTime: 'static' }),
    queryClient.query({ ...proposalsQuery, staleTime: 'static' }),
  ]);
