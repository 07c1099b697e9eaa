import { mutationOptions } from '@tanstack/react-query';
import type { ErrorCode } from '@/lib/data/error-codes';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import type { Step } from './rebalance';

/** Elsewhere, `no_price` is about a deposit and `title_required` about a message to all. */
const OWN_CODES: Partial<Record<ErrorCode, ErrorCode>> = {
  no_price: 'no_quote',
  title_required: 'name_required',
};

async function answered<T, R>(call: PromiseLike<T>, read: (answer: T) => R): Promise<R> {
  try {
    return read(await call);
  } catch (error) {
    const failure = toAppError(error);
    const code = OWN_CODES[failure.code];
    throw code ? new AppError(code, { cause: failure.cause }) : failure;
  }
}

const settled = { onSettled: refreshingLater('trading', 'portfolio') };

/**
 * Opens the portfolio. A retry with the same id returns the first result. Fails with `portfolio_open`,
 * `name_required`, `account_frozen`.
 */
export const openMutation = mutationOptions({
  mutationFn: (args: Args<'open_portfolio'>) => answered(supabase.rpc('open_portfolio', args), unwrap),
  ...settled,
});

/**
 * Moves money from the balance into the portfolio. Fails with `below_minimum`, `insufficient_funds`,
 * `account_frozen`, `identity_required`.
 */
export const putInMutation = mutationOptions({
  mutationFn: (args: Args<'subscribe'>) => answered(supabase.rpc('subscribe', args), unwrap),
  ...settled,
});

/** Withdraws free cash from the portfolio; without an amount, all of it. Fails with `insufficient_cash`. */
export const takeOutMutation = mutationOptions({
  mutationFn: (args: Args<'redeem'>) => answered(supabase.rpc('redeem', args), unwrap),
  ...settled,
});

/** Cancels money that waits for a price. Fails with `already_dealt`, `already_priced`. */
export const returnMutation = mutationOptions({
  mutationFn: (requestId: string) => answered(supabase.rpc('return_request', { request_id: requestId }), unwrap),
  ...settled,
});

/** Places an order. A retry with the same id returns the first result. */
export const placeMutation = mutationOptions({
  mutationFn: (args: Args<'place_order'>) => answered(supabase.rpc('place_order', args), unwrap),
  ...settled,
});

export const placePairMutation = mutationOptions({
  mutationFn: (args: Args<'place_pair'>) => answered(supabase.rpc('place_pair', args), unwrap),
  ...settled,
});

/**
 * Changes an open order, unless more of it was filled than the user saw. Fails with `order_changed`, `order_done`.
 */
export const replaceMutation = mutationOptions({
  mutationFn: (args: Args<'replace_order'>) => answered(supabase.rpc('replace_order', args), unwrap),
  ...settled,
});

/** Cancels an order and the other half of its pair. Fails with `order_done`. */
export const cancelMutation = mutationOptions({
  mutationFn: (orderId: string) => answered(supabase.rpc('cancel_order', { order_id: orderId }), unwrap),
  ...settled,
});

export const cancelAllMutation = mutationOptions({
  mutationFn: (poolId: string) => answered(supabase.rpc('cancel_orders', { pool_id: poolId }), unwrap),
  ...settled,
});

/** Previews the orders of a rebalancing. Fails with `orders_waiting`, `no_quote`. */
export const previewMutation = mutationOptions({
  mutationFn: (args: Args<'preview_rebalance'>): Promise<Step[]> =>
    answered(supabase.rpc('preview_rebalance', args), unwrap),
});

/** A retry with the same id returns the first orders. */
export const rebalanceMutation = mutationOptions({
  mutationFn: (args: Args<'rebalance'>) => answered(supabase.rpc('rebalance', args), unwrap),
  ...settled,
});
