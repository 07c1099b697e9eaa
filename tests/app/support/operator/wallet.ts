export const IN_USE = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

export const walletOf = (values: object = {}) => ({
  id: 'bitcoin',
  coin: 'Bitcoin',
  icon: 'bitcoin',
  address: IN_USE,
  chain: 'Bitcoin',
  address_name: 'Bitcoin testnet address',
  network: 'test',
  memo: null,
  changed_at: '2026-03-04T10:00:00Z',
  delay_hours: 48,
  change_id: null,
  ...values,
});

export const changeOfWallet = (values: object = {}) => ({
  change_id: '00000000-0000-4000-8000-00000000c0de',
  new_address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  new_address_name: '<b>New</b>',
  new_network: 'test',
  new_memo: null,
  reason: 'The old key is retired',
  proposed_by: '00000000-0000-4000-8000-00000000be40',
  proposed_by_name: 'Ben',
  proposed_at: '2026-03-05T10:00:00Z',
  approved_by_name: null,
  approved_at: null,
  effective_at: null,
  due: null,
  ...values,
});
