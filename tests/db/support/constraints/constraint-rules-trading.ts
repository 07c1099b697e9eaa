import { marketOrder, oneFill } from '../trading/portfolio-rows.ts';
import { proposalRules } from './constraint-rules-proposals.ts';
import type { Rule } from './constraint-rules.ts';
import { alice, nobody, reviewer, treasurer } from './ordinary-rows.ts';

const at = new Date();
const about = { pool_id: alice, investor_id: alice };
const limit = { kind: 'limit', quantity: 10, spend_cents: null, limit_price: 100 };
const ended = { reserved: 0, watch: null, falls: null, finished_at: new Date() };
const cancelled = { ...ended, status: 'cancelled', reason: 'by_owner' };
const dealt = {
  status: 'dealt',
  ended_at: new Date(),
  units: 10_000_000,
  pool_value_cents: 0,
  pool_units: 0,
};

/** Every constraint that a single row of portfolios and orders can break; alice has a portfolio under her own id that is closed. */
export const tradingRules: Rule[] = [
  [
    'public.pools',
    { owner_id: alice, title: 'Mine' },
    {
      pools_title_short: [{ title: ' ' }, { title: 'a'.repeat(61) }, { title: 'a\nb' }],
      pools_kind: { kind: 'fund' },
      pools_in_order: { opened_at: new Date(1000), closed_at: new Date(999) },
      pools_owner_id_fkey: { owner_id: nobody },
    },
  ],
  [
    'private.pool_books',
    { pool_id: alice, cash_cents: 5, reserved_cents: 5 },
    {
      pool_books_reserved_is_there: { reserved_cents: 6 },
      pool_books_failures_not_negative: { failures: -1, failed_at: at, failure: 'Lost' },
      pool_books_skips_not_negative: { skips: -1 },
      pool_books_failure_whole: [{ failures: 1 }, { failed_at: at }, { failures: 1, failure: 'Lost' }],
      balance_not_negative: [{ cash_cents: -1, reserved_cents: 0 }, { waiting_cents: -1 }],
      units_within_bounds: [{ units: -1 }, { units: '9007199254740992' }],
      pool_books_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'private.holdings',
    { pool_id: alice, instrument_id: 'BTC-USD', quantity: 5, reserved: 5, cost_cents: 0 },
    {
      holdings_reserved_is_there: { reserved: 6 },
      quantity_within_bounds: { quantity: -1, reserved: 0 },
      holdings_pool_id_fkey: { pool_id: nobody },
      holdings_instrument_id_fkey: { instrument_id: 'ABC-USD' },
    },
  ],
  [
    'public.marks',
    { pool_id: alice, value_cents: 0, units: 1, stale: false },
    { marks_units_given: { units: 0 }, marks_pool_id_fkey: { pool_id: nobody } },
  ],
  [
    'public.dealing_requests',
    { id: nobody, ...about, side: 'in', amount_cents: 1 },
    {
      dealing_requests_side: { side: 'up' },
      dealing_requests_status: { status: 'lost', ended_at: new Date() },
      dealing_requests_amount_given: [
        { amount_cents: 0 },
        { amount_cents: 0, side: 'out' },
        { amount_cents: 0, ...dealt },
      ],
      dealing_requests_end_whole: [
        { status: 'returned' },
        { ended_at: new Date() },
        { ...dealt, ended_at: null },
      ],
      dealing_requests_dealt_whole: [
        { units: 1 },
        { ...dealt, units: null },
        { ...dealt, status: 'returned' },
      ],
      dealing_requests_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'public.orders',
    marketOrder(nobody, about),
    {
      orders_side: { side: 'hold', spend_cents: null, quantity: 1 },
      orders_kind: { kind: 'best', spend_cents: null, quantity: 1 },
      orders_quantity_given: { spend_cents: null, quantity: 0 },
      orders_trail_bounded: [9, 5001].map((trail_bp) => ({
        kind: 'trailing',
        quantity: 1,
        spend_cents: null,
        trail_bp,
      })),
      orders_time_in_force: { time_in_force: 'day' },
      orders_size: [
        { quantity: 1 },
        { spend_cents: null },
        { side: 'sell' },
        { kind: 'limit', limit_price: 1 },
      ],
      orders_limit: [{ limit_price: 1 }, { ...limit, limit_price: null }],
      orders_stop: [
        { stop_price: 1 },
        { kind: 'stop', quantity: 1, spend_cents: null },
        { kind: 'trailing', quantity: 1, spend_cents: null, trail_bp: 100, stop_price: 1 },
      ],
      orders_trail: [
        { trail_bp: 100 },
        { trail_mark: 1 },
        { kind: 'trailing', quantity: 1, spend_cents: null },
      ],
      orders_expiry: [{ expires_at: new Date() }, { time_in_force: 'gtd' }],
      orders_post_only: [{ post_only: true }, { ...limit, post_only: true, time_in_force: 'ioc' }],
      orders_pair: { pair_id: alice },
      orders_filled_within: { ...limit, filled_quantity: 11 },
      orders_filled_whole: [
        { ...ended, status: 'filled' },
        { ...limit, ...ended, status: 'filled', filled_quantity: 9 },
      ],
      orders_status: { status: 'lost', ...ended },
      orders_end_whole: [
        { finished_at: new Date() },
        { watch: null, falls: null },
        { falls: null },
        { ...cancelled, reserved: 1 },
        { ...cancelled, finished_at: null },
      ],
      orders_reason: [
        { reason: 'by_owner' },
        { ...cancelled, reason: null },
        { ...cancelled, reason: 'a whim' },
      ],
      orders_pool_id_fkey: { pool_id: nobody },
      orders_instrument_id_fkey: { instrument_id: 'ABC-USD' },
    },
  ],
  [
    'public.order_events',
    { order_id: nobody, investor_id: alice, event: 'placed' },
    { order_events_event: { event: 'seen' } },
  ],
  [
    'public.fills',
    oneFill(nobody, about),
    {
      fills_side: { side: 'hold', role: 'maker', price: 1 },
      fills_quantity_given: { quantity: 0 },
      fills_cents_not_negative: { cents: -1 },
      fills_fee_not_negative: { fee_cents: -1 },
      fills_cost_not_negative: { cost_cents: -1 },
      fills_role: { role: 'guest' },
      fills_at_a_price: [
        { price: 100 },
        { price: 102 },
        { side: 'sell', price: 101 },
        { role: 'maker', price: 100 },
        { role: 'maker', side: 'sell', price: 100 },
      ],
      fills_one_cause: [{ order_id: null }, { dealing_id: nobody }],
      fills_size_was_shown: [{ quantity: 2 }, { side: 'sell', price: 99, quantity: 2, ask_size: 9 }],
    },
  ],
  [
    'private.trading_changes',
    {
      id: nobody,
      instrument_id: 'BTC-USD',
      old_trading: 'open',
      trading: 'sell_only',
      reason: 'It leaves',
      proposed_by: reviewer,
    },
    {
      trading_changes_to: { trading: 'lost' },
      trading_changes_reason_given: [{ reason: '  ' }, { reason: 'a'.repeat(501) }],
      trading_changes_change: { old_trading: 'sell_only' },
      ...proposalRules('trading_changes', reviewer),
      trading_changes_two_people: [
        { confirmed_by: reviewer, confirmed_at: at },
        { trading: 'paused', confirmed_by: treasurer, confirmed_at: at },
      ],
      trading_changes_instrument_id_fkey: { instrument_id: 'ABC-USD' },
    },
  ],
];
