import type * as z from 'zod/mini';
import { unwrap } from './errors';
import type { Args, Returns } from './rows';
import { supabase } from './supabase';

export type Name = Parameters<typeof supabase.rpc>[0];

interface Call<Data> extends PromiseLike<{ data: Data; error: null } | { data: null; error: Error; status: number }> {
  abortSignal: (signal: AbortSignal) => Call<Data>;
}

/** The types of supabase-js infer no result from a name that is a parameter itself. */
export const call = <N extends Name>(name: N, args: object | void) =>
  supabase.rpc(name, args as never) as unknown as Call<Returns<N>>;

/** The arguments of a function of the API; nothing for one without. */
export type Given<N extends Name> = Args<N> extends Record<PropertyKey, never> ? void : Args<N>;

/** The `queryFn` of a query that calls a function of the API. */
export const reading =
  <N extends Name>(name: N, args?: Args<N>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<Returns<N>> =>
    unwrap(await call(name, args).abortSignal(signal));

/** The same for one that answers with JSON of this shape. */
export const readingAs =
  <T extends z.ZodMiniType, N extends Name>(shape: T, name: N, args?: Args<N>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<z.output<T>> =>
    shape.parse(unwrap(await call(name, args).abortSignal(signal)));

interface Asked<Answer> {
  abortSignal: (signal: AbortSignal) => PromiseLike<Answer>;
}

/** The `queryFn` of a query that selects rows. */
export const selecting =
  <Answer extends { data: unknown; error: unknown; status?: number }>(ask: () => Asked<Answer>) =>
  async ({ signal }: { signal: AbortSignal }) =>
    unwrap(await ask().abortSignal(signal));

/** The `mutationFn` of a mutation that calls a function of the API. */
export const calling =
  <N extends Name>(name: N) =>
  async (args: Given<N>): Promise<Returns<N>> =>
    unwrap(await call(name, args));
