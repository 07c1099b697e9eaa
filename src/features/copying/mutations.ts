import { mutationOptions } from '@tanstack/react-query';
import { calling, type Given, type Name } from '@/lib/data/api';
import type { ErrorCode } from '@/lib/data/error-codes';
import { refreshingLater } from '@/lib/data/refreshing';
import { retold } from '@/lib/data/retold';

/** Elsewhere, `portfolio_open` is about a second portfolio. */
const OWN_CODES: Partial<Record<ErrorCode, ErrorCode>> = { portfolio_open: 'portfolio_first' };

/** Refreshes also after a failure, because the terms may be stale. */
const change = <N extends Name>(name: N) =>
  mutationOptions({
    mutationFn: (args: Given<N>) => retold(OWN_CODES, calling(name)(args)),
    onSettled: refreshingLater('copying', 'trading', 'portfolio'),
  });

/**
 * Moves money from the balance into a strategy. A retry with the same id returns the first result. Fails with
 * `terms_changed`, `below_minimum`, `capacity_reached`, `strategy_not_offered`, `account_frozen`,
 * `insufficient_funds`, `identity_required`, `appropriateness_required`, `part_exceeded`, `notice_given`.
 */
export const copyMutation = change('subscribe_copy');

/**
 * Redeems units, or all if no number is given. Fails with `exceeds_units`, `below_minimum` (a part), `stake_bound`,
 * `notice_given`, `strategy_not_offered`.
 */
export const redeemMutation = change('redeem_copy');

/** Cancels a pending request. Fails with `already_dealt`, `already_priced`, `notice_given`. */
export const returnCopyMutation = change('return_copy_request');

export const stopMutation = change('set_copy_stop');

/** A retry with the same id returns the first result. Fails with what a lead may not have next to it. */
export const proposeMutation = change('propose_strategy');

/** Changes the profit share and the capacity. Fails with `too_many_changes`, `strategy_not_offered`. */
export const termsMutation = change('change_terms');

export const closeMutation = change('close_strategy');
