import { mutationOptions } from '@tanstack/react-query';
import { calling, type Given, type Name } from '@/lib/data/api';
import type { ErrorCode } from '@/lib/data/error-codes';
import { refreshingLater } from '@/lib/data/refreshing';
import { retold } from '@/lib/data/retold';
import type { Args } from '@/lib/data/rows';
import type { Step } from './rebalance';

/** Elsewhere, `no_price` is about a deposit and `title_required` about a message to all. */
const OWN_CODES: Partial<Record<ErrorCode, ErrorCode>> = { no_price: 'no_quote', title_required: 'name_required' };

const change = <N extends Name>(name: N) =>
  mutationOptions({
    mutationFn: (args: Given<N>) => retold(OWN_CODES, calling(name)(args)),
    onSettled: refreshingLater('trading', 'portfolio'),
  });

/** A retry with its id returns the first result. Fails with `portfolio_open`, `name_required`, `account_frozen`. */
export const openMutation = change('open_portfolio');

/** Fails with `below_minimum`, `insufficient_funds`, `account_frozen`, `identity_required`. */
export const putInMutation = change('subscribe');

/** Withdraws free cash from the portfolio; without an amount, all of it. Fails with `insufficient_cash`. */
export const takeOutMutation = change('redeem');

/** Cancels money that waits for a price. Fails with `already_dealt`, `already_priced`. */
export const returnMutation = change('return_request');

/** Places an order. A retry with the same id returns the first result. */
export const placeMutation = change('place_order');

export const placePairMutation = change('place_pair');

/** Refuses if more of it was filled than the user saw. Fails with `order_changed`, `order_done`. */
export const replaceMutation = change('replace_order');

/** Cancels an order and the other half of its pair. Fails with `order_done`. */
export const cancelMutation = change('cancel_order');

export const cancelAllMutation = change('cancel_orders');

/** Previews the orders of a rebalancing. Fails with `orders_waiting`, `no_quote`. */
export const previewMutation = mutationOptions({
  mutationFn: (args: Args<'preview_rebalance'>): Promise<Step[]> =>
    retold(OWN_CODES, calling('preview_rebalance')(args)),
});

/** A retry with the same id returns the first orders. */
export const rebalanceMutation = change('rebalance');
