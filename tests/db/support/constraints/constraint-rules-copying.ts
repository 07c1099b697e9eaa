import type { Rule } from './constraint-rules.ts';
import { alice, nobody, reviewer } from './ordinary-rows.ts';

const at = new Date();
const about = { pool_id: alice, investor_id: alice };
const dealt = {
  status: 'dealt',
  ended_at: at,
  dealing_id: nobody,
  dealt_cents: 1,
  dealt_units: 1,
  share_units: 0,
};
const offered = { status: 'offered', published_at: at };

/** Every constraint that a single row of strategies and copies can break; alice has a pool under her own id, and a strategy. */
export const copyingRules = (strategy: string): Rule[] => [
  [
    'public.strategies',
    { pool_id: alice, idea: 'Waits', share_bp: 1000, record_share_bp: 1000, capacity_cents: 1 },
    {
      strategies_idea_short: [{ idea: ' ' }, { idea: 'a'.repeat(1001) }],
      strategies_share_bounded: [{ share_bp: -1 }, { share_bp: 2001, record_share_bp: 2001 }],
      strategies_record_share_bounded: { record_share_bp: 999 },
      strategies_stake_bounded: [{ stake_bp: 499 }, { stake_bp: 10_001 }],
      strategies_status: { status: 'lost', reason: 'No', published_at: at },
      strategies_reason_short: [{ reason: ' ' }, { reason: 'a'.repeat(501) }],
      strategies_published_once: [{ published_at: at }, { ...offered, published_at: null }],
      strategies_reason_given: ['suspended', 'closing'].map((status) => ({ ...offered, status })),
      strategies_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'public.lots',
    { id: nobody, ...about, units: 1, paid_cents: 1, hwm: 100, share_bp: 1000, request_id: nobody },
    {
      lots_hwm_given: { hwm: 0 },
      lots_share_bounded: [{ share_bp: -1 }, { share_bp: 2001 }],
      lots_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'private.unit_moves',
    { lot_id: nobody, dealing_id: nobody, kind: 'in', units: 1 },
    { unit_moves_kind: { kind: 'gift' }, unit_moves_moved: { units: 0 } },
  ],
  [
    'public.copies',
    { ...about, stop_bp: 1000 },
    {
      copies_stop_bounded: [{ stop_bp: 99 }, { stop_bp: 9001 }],
      copies_investor_id_fkey: { investor_id: nobody },
      copies_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'public.dealings',
    {
      id: nobody,
      pool_id: alice,
      bid_cents: 1,
      offer_cents: 1,
      units_before: 1,
      units_after: 1,
      in_cents: 0,
      out_units: 0,
      out_cents: 0,
      share_units: 0,
      prices: [],
    },
    { dealings_pool_id_fkey: { pool_id: nobody } },
  ],
  [
    'public.copy_requests',
    { id: nobody, ...about, side: 'in', amount_cents: 1, share_bp: 1000 },
    {
      copy_requests_side: { side: 'up', amount_cents: null, units: 1, share_bp: null },
      copy_requests_units_given: { side: 'out', amount_cents: null, units: 0, share_bp: null },
      copy_requests_reason: { reason: 'bored' },
      copy_requests_status: { status: 'lost', ended_at: at },
      copy_requests_sized: [
        { units: 1 },
        { side: 'in', amount_cents: null, units: 1 },
        { side: 'out', share_bp: null },
      ],
      copy_requests_share_agreed: [{ share_bp: null }, { side: 'out', amount_cents: null, units: 1 }],
      copy_requests_end_whole: [{ status: 'returned' }, { ended_at: at }, { ...dealt, ended_at: null }],
      copy_requests_dealt_whole: [
        { dealt_units: 1 },
        { ...dealt, dealt_cents: null },
        { ...dealt, status: 'returned' },
      ],
      copy_requests_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'private.strategy_reviews',
    { id: nobody, pool_id: strategy, kind: 'refuse', reason: 'No', reviewed_by: reviewer },
    {
      strategy_reviews_kind: { kind: 'like' },
      strategy_reviews_reason_short: [{ reason: ' ' }, { reason: 'a'.repeat(501) }],
      strategy_reviews_reason_given: { reason: null },
      strategy_reviews_pool_id_fkey: { pool_id: nobody },
      strategy_reviews_reviewed_by_fkey: { reviewed_by: nobody },
    },
  ],
];
