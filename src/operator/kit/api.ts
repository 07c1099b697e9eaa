import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Args, Returns } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from './decided';
import { refresh } from './refresh';

type Name = Parameters<typeof supabase.rpc>[0];

interface Call<Data> extends PromiseLike<{ data: Data; error: null } | { data: null; error: Error; status: number }> {
  abortSignal: (signal: AbortSignal) => Call<Data>;
}

/** The types of supabase-js infer no result from a name that is a parameter itself. */
const call = <N extends Name>(name: N, args: object | void) =>
  supabase.rpc(name, args as never) as unknown as Call<Returns<N>>;

/** The `queryFn` of a query that calls a function of the API. */
export const reading =
  <N extends Name>(name: N, args?: Args<N>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<Returns<N>> =>
    unwrap(await call(name, args).abortSignal(signal));

type Client = { client: QueryClient };

/** The `onSettled` of a mutation: refreshes lists of the back office, also on failure, because only the answer may be lost. */
export const refreshing =
  (...lists: readonly string[]) =>
  (...[, , , , { client }]: [unknown, unknown, unknown, unknown, Client]) =>
    refresh(client, ...lists);

/**
 * A mutation that calls a function of the API which records an operator's decision, and refreshes lists after it.
 *
 * @example export const verifyClaimMutation = decision('verify_claim', 'claims');
 */
export const decision = <N extends Name>(name: N, ...lists: readonly string[]) =>
  mutationOptions({
    mutationFn: async (args: Args<N> extends Record<PropertyKey, never> ? void : Args<N>) =>
      decided(() => call(name, args)),
    onSettled: refreshing(...lists),
  });
