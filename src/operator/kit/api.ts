import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call, type Given, type Name } from '@/lib/data/api';
import { decided } from './decided';
import { refresh } from './refresh';

type Client = { client: QueryClient };

/** The `onSettled` of a mutation: refreshes lists of the back office, also on failure, because only the answer may be lost. */
export const refreshing =
  (...lists: readonly string[]) =>
  (...[, , , , { client }]: [unknown, unknown, unknown, unknown, Client]) =>
    refresh(client, ...lists);

/**
 * A mutation that calls a function of the API which records an operator's decision, and refreshes lists after it.
 * @example export const verifyClaimMutation = decision('verify_claim', 'claims');
 */
export const decision = <N extends Name>(name: N, ...lists: readonly string[]) =>
  mutationOptions({
    mutationFn: async (args: Given<N>) => decided(() => call(name, args)),
    onSettled: refreshing(...lists),
  });
