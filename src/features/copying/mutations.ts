import { mutationOptions } from '@tanstack/react-query';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

// The terms may be stale.
const settled = { onSettled: refreshingLater('copying', 'trading', 'portfolio') };

/**
 * Moves money from the balance into a strategy. A retry with the same id returns the first result. Fails with
 * `terms_changed`, `below_minimum`, `capacity_reached`, `strategy_not_offered`, `account_frozen`,
 * `insufficient_funds`, `identity_required`, `appropriateness_required`, `part_exceeded`, `notice_given`.
 */
export const copyMutation = mutationOptions({
  mutationFn: async (args: Args<'subscribe_copy'>) => unwrap(await supabase.rpc('subscribe_copy', args)),
  ...settled,
});

/**
 * Redeems units, or all if no number is given. Fails with `exceeds_units`, `below_minimum` (a part), `stake_bound`,
 * `notice_given`, `strategy_not_offered`.
 */
export const redeemMutation = mutationOptions({
  mutationFn: async (args: Args<'redeem_copy'>) => unwrap(await supabase.rpc('redeem_copy', args)),
  ...settled,
});

/** Cancels a pending request. Fails with `already_dealt`, `already_priced`, `notice_given`. */
export const returnCopyMutation = mutationOptions({
  mutationFn: async (requestId: string) => unwrap(await supabase.rpc('return_copy_request', { request_id: requestId })),
  ...settled,
});

export const stopMutation = mutationOptions({
  mutationFn: async (args: Args<'set_copy_stop'>) => unwrap(await supabase.rpc('set_copy_stop', args)),
  ...settled,
});

/**
 * Proposes a strategy. A retry with the same id returns the first result. Fails with what a lead may not have next to
 * it.
 */
export const proposeMutation = mutationOptions({
  mutationFn: async (args: Args<'propose_strategy'>) => {
    try {
      return unwrap(await supabase.rpc('propose_strategy', args));
    } catch (error) {
      const failure = toAppError(error);
      // The general message is about a second portfolio.
      throw failure.code === 'portfolio_open' ? new AppError('portfolio_first', { cause: failure.cause }) : failure;
    }
  },
  ...settled,
});

/** Changes the profit share and the capacity. Fails with `too_many_changes`, `strategy_not_offered`. */
export const termsMutation = mutationOptions({
  mutationFn: async (args: Args<'change_terms'>) => unwrap(await supabase.rpc('change_terms', args)),
  ...settled,
});

export const closeMutation = mutationOptions({
  mutationFn: async (args: Args<'close_strategy'>) => unwrap(await supabase.rpc('close_strategy', args)),
  ...settled,
});
