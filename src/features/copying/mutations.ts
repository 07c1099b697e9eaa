import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

type Args<Name extends keyof Database['public']['Functions']> = Database['public']['Functions'][Name]['Args'];

const settled = {
  // Also after a failure, when only the answer was lost, or when what was shown has changed. Not awaited: the answer is told at once.
  onSettled: (...[, , , , { client }]: [unknown, unknown, unknown, unknown, { client: QueryClient }]) => {
    for (const subject of ['copying', 'trading', 'portfolio'])
      void client.invalidateQueries({ queryKey: [subject] });
  },
};

/**
 * Puts money of the balance into a strategy. A retry with the same id returns the first. Fails with `terms_changed`, `below_minimum`,
 * `capacity_reached`, `strategy_not_offered`, `account_frozen`, `insufficient_funds`, `identity_required`, `appropriateness_required`,
 * `part_exceeded`, `notice_given`.
 */
export const copyMutation = mutationOptions({
  mutationFn: async (args: Args<'subscribe_copy'>) => unwrap(await supabase.rpc('subscribe_copy', args)),
  ...settled,
});

/** Asks units out; without a number all of them. Fails with `exceeds_units`, `below_minimum` (a part), `stake_bound`, `notice_given`, `strategy_not_offered`. */
export const redeemMutation = mutationOptions({
  mutationFn: async (args: Args<'redeem_copy'>) => unwrap(await supabase.rpc('redeem_copy', args)),
  ...settled,
});

/** Takes back what waits. Fails with `already_dealt`, `already_priced`, `notice_given`. */
export const returnCopyMutation = mutationOptions({
  mutationFn: async (requestId: string) =>
    unwrap(await supabase.rpc('return_copy_request', { request_id: requestId })),
  ...settled,
});

/** Sets, changes or removes the stop of a copy. */
export const stopMutation = mutationOptions({
  mutationFn: async (args: Args<'set_copy_stop'>) => unwrap(await supabase.rpc('set_copy_stop', args)),
  ...settled,
});

/** Proposes a strategy. A retry with the same id returns the first. Fails with what a lead may not have next to it. */
export const proposeMutation = mutationOptions({
  mutationFn: async (args: Args<'propose_strategy'>) => {
    try {
      return unwrap(await supabase.rpc('propose_strategy', args));
    } catch (error) {
      const failure = toAppError(error);
      // Elsewhere it says that a second portfolio cannot be opened.
      throw failure.code === 'portfolio_open'
        ? new AppError('portfolio_first', { cause: failure.cause })
        : failure;
    }
  },
  ...settled,
});

/** Changes the profit share and the most that a strategy takes. Fails with `too_many_changes`, `strategy_not_offered`. */
export const termsMutation = mutationOptions({
  mutationFn: async (args: Args<'change_terms'>) => unwrap(await supabase.rpc('change_terms', args)),
  ...settled,
});

/** Closes a strategy, or takes a proposal back. */
export const closeMutation = mutationOptions({
  mutationFn: async (args: Args<'close_strategy'>) => unwrap(await supabase.rpc('close_strategy', args)),
  ...settled,
});
