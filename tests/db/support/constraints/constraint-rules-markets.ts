import { proposalRules } from './constraint-rules-proposals.ts';
import type { Rule } from './constraint-rules.ts';
import { nobody, reviewer } from './ordinary-rows.ts';

const at = new Date('2026-03-01T00:00:00Z');
const justBefore = new Date('2026-02-28T23:59:59.999Z');
const justAfter = new Date('2026-03-01T00:00:00.001Z');
const quote = {
  instrument_id: 'BTC-USD',
  bid: 9_499_500,
  ask: 9_500_500,
  bid_size: 1,
  ask_size: 1,
  source: 'simulated',
  source_at: at,
  received_at: at,
};

/** Every constraint that a single row of the tables about prices can break, with a halt that is over. */
export const marketRules = (halt_id: number): Rule[] => [
  [
    'public.instruments',
    {
      id: 'ABC-USD',
      name: 'Alphabet',
      price_decimals: 2,
      quantity_decimals: 8,
      max_spread_bp: 100,
      band_bp: 1000,
      position: 90,
    },
    {
      instruments_id_form: [{ id: 'abc-USD' }, { id: 'ABC-EUR' }, { id: 'A-USD' }, { id: 'ABCDEFGHIJK-USD' }],
      instruments_name_short: [{ name: ' ' }, { name: 'a'.repeat(41) }],
      instruments_price_decimals: [{ price_decimals: -1 }, { price_decimals: 13 }],
      instruments_quantity_decimals: [{ quantity_decimals: -1 }, { quantity_decimals: 13 }],
      instruments_max_spread: [{ max_spread_bp: 0 }, { max_spread_bp: 5001 }],
      instruments_band: [{ band_bp: 0 }, { band_bp: 5001 }],
      instruments_max_age: [{ max_age: '999 milliseconds' }, { max_age: '61 seconds' }],
      instruments_status: { status: 'gone' },
      instruments_trading: { trading: 'maybe' },
      instruments_min_order: [{ min_order_cents: 0 }, { min_order_cents: 1_000_001 }],
      instruments_taker: [{ taker_bp: -1 }, { taker_bp: 1001 }],
      instruments_maker: [{ maker_bp: -1 }, { maker_bp: 1001 }],
    },
  ],
  [
    'private.halts',
    { instrument_id: 'BTC-USD', halted_at: at, agreed_mid: 1, agreed_since: at, agreed_at: at },
    {
      halts_in_order: [
        { agreed_since: new Date(0) },
        { agreed_since: justAfter },
        { ended_at: justBefore },
        { halted_at: justAfter },
      ],
      halts_resumed_later: { resumed_at: justBefore },
      halts_instrument_id_fkey: { instrument_id: 'ABC-USD' },
    },
  ],
  [
    'public.last_quotes',
    quote,
    {
      last_quotes_bid_size_given: { bid_size: 0 },
      last_quotes_ask_size_given: { ask_size: 0 },
      last_quotes_not_crossed: { ask: quote.bid },
      last_quotes_instrument_id_fkey: { instrument_id: 'ABC-USD' },
      price_source_known: [{ source: 'another' }, { source: `replay:${'a'.repeat(81)}` }],
      price_within_bounds: [{ bid: 0 }, { ask: '9007199254740992' }],
      quantity_within_bounds: [{ bid_size: -1 }, { ask_size: '9007199254740992' }],
    },
  ],
  [
    'private.quotes',
    quote,
    {
      quotes_bid_size_given: { bid_size: 0 },
      quotes_ask_size_given: { ask_size: 0 },
      quotes_not_crossed: { ask: quote.bid },
    },
  ],
  [
    'private.refused_quotes',
    { received_at: at, source: 'simulated', reason: 'crossed', quote: { bid: 1 } },
    { refused_quotes_reason: { reason: 'another' } },
  ],
  [
    'public.bars',
    {
      instrument_id: 'BTC-USD',
      span: '1h',
      opened_at: at,
      open: 10,
      high: 20,
      low: 10,
      close: 20,
      source: 'simulated',
    },
    {
      bars_span: { span: '2h' },
      bars_in_order: [{ low: 11 }, { high: 19 }, { open: 9 }, { open: 21 }, { close: 9 }, { close: 21 }],
    },
  ],
  [
    'private.simulation',
    { seed: '0'.repeat(64) },
    {
      simulation_only_row: { only_row: false },
      simulation_seed_form: [{ seed: '0'.repeat(63) }, { seed: 'G'.repeat(64) }],
    },
  ],
  [
    'private.exchange_choices',
    { id: nobody, exchanges: ['coinbase', 'kraken'], proposed_by: reviewer },
    {
      exchange_choices_two_or_more: [
        { exchanges: ['kraken'] },
        { exchanges: [] },
        { exchanges: ['kraken', 'Coinbase'] },
        { exchanges: ['kraken', ''] },
        { exchanges: Array.from({ length: 11 }, (_, n) => `exchange${n}`) },
      ],
      ...proposalRules('exchange_choices', reviewer),
    },
  ],
  [
    'private.resumptions',
    { id: nobody, halt_id, seen_mid: 1, reason: 'True on two exchanges', proposed_by: reviewer },
    {
      resumptions_reason_given: [{ reason: '  ' }, { reason: 'a'.repeat(501) }],
      ...proposalRules('resumptions', reviewer),
      resumptions_halt_id_fkey: { halt_id: -1 },
    },
  ],
];
