import type { Rule } from './constraint-rules.ts';
import { alice, arrived, deposit, nobody } from './ordinary-rows.ts';

const quote = {
  investor_id: alice,
  method: 'bitcoin',
  amount_cents: 1000,
  coins: '0.01',
  price: '1000',
  source: 'simulated',
  priced_at: '2026-01-01T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
  good_until: '2026-01-01T00:15:00Z',
};

/** What arrived of a deposit, in coins. */
const credit = {
  arrived_coins: '0.01',
  paid_at: '2026-01-01T00:00:00Z',
  credit_price: '1000',
  credit_source: 'simulated',
  credit_priced_at: '2026-01-01T00:00:00Z',
};

/** Every constraint that a single row can break, of the ways to pay and their addresses. */
export const methodRules: Rule[] = [
  [
    'public.wallets',
    {
      id: 'new',
      coin: 'C',
      address: 'a',
      address_name: 'n',
      icon: 'i',
      network: 'test',
      position: 90,
      method: 'TON',
      chain: 'TON',
    },
    {
      wallets_network: { network: 'moon' },
      wallets_position_key: { position: 1 },
      wallets_address_whole: [{ address: null }, { address_name: null }, { network: null }],
      wallets_memo_where_written: [
        { memo: '' },
        { memo: ' 7' },
        { memo: 'Grüße' },
        { memo: 'a'.repeat(101) },
        { memo: '7', chain: 'TRON' },
        { memo: '7', address: null, address_name: null, network: null },
      ],
    },
  ],
  [
    'public.payment_methods',
    { networks: ['TON'], name: 'new', position: 90, coin: 'NEW', decimals: 8 },
    {
      payment_methods_position_key: { position: 1 },
      payment_methods_networks_named: { networks: [] },
      payment_methods_coin_readable: [{ coin: 'n' }, { coin: '' }],
      payment_methods_decimals_sensible: [{ decimals: -1 }, { decimals: 19 }],
    },
  ],
  [
    'public.withdrawal_methods',
    { name: 'new', min_cents: 1, duration: '48hrs', position: 90, coin: 'NEW' },
    {
      withdrawal_methods_coin_readable: { coin: 'new' },
      withdrawal_methods_min_within_sum: [{ min_cents: 0 }, { min_cents: 100_001 }],
      withdrawal_methods_fee_bounded: [
        { fee_cents: -1 },
        { fee_cents: 1 },
        { min_cents: 9000, fee_cents: 2501 },
        { min_cents: 2500, fee_cents: 2500 },
      ],
      withdrawal_methods_position_key: { position: 1 },
    },
  ],
  [
    'public.deposit_quotes',
    quote,
    {
      deposit_quotes_amount_sensible: [
        { amount_cents: 0 },
        { amount_cents: 100_000_000_001, coins: '99999999999' },
      ],
      deposit_quotes_price_positive: { price: '1000000000000' },
      deposit_quotes_good_for_a_while: [
        { good_until: '2025-12-31T00:00:00Z' },
        { good_until: quote.created_at },
      ],
      deposit_quotes_coins_enough: { coins: '0.00999999' },
      deposit_quotes_investor_id_fkey: { investor_id: nobody },
      deposit_quotes_method_fkey: { method: 'cash' },
      coins_within_bounds: [
        { coins: '0' },
        { coins: 'NaN' },
        { coins: '1000000000000000000' },
        { coins: '0.0100000000000000001' },
      ],
    },
  ],
  [
    'public.deposits',
    { ...deposit, ...arrived, ...credit, proof_path: `${alice}/credited` },
    {
      deposits_credit_whole: [
        { paid_at: null },
        { arrived_coins: null, credit_quote_id: null },
        { credit_source: null },
        { credit_priced_at: null },
      ],
      deposits_credit_exact: [
        { arrived_cents: 999 },
        { arrived_cents: 1001 },
        { arrived_coins: '0.0101' },
        { credit_price: '1001' },
      ],
      deposits_rest_whole: [{ rest_source: 'simulated' }, { rest_price: '1000' }],
      deposits_reversed_whole: { reversed_at: '2026-01-01T00:00:00Z' },
      deposits_corrected_within: { corrected_cents: -1001 },
      deposits_credit_quote_id_fkey: { credit_quote_id: nobody },
    },
  ],
];
