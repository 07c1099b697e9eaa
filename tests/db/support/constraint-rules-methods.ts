import type { Rule } from './constraint-rules.ts';

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
      withdrawal_methods_min_positive: { min_cents: 0 },
      withdrawal_methods_fee_bounded: [
        { fee_cents: -1 },
        { fee_cents: 1 },
        { min_cents: 9000, fee_cents: 2501 },
        { min_cents: 2500, fee_cents: 2500 },
      ],
      withdrawal_methods_position_key: { position: 1 },
    },
  ],
];
