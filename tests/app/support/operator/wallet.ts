/** The address of a wallet that payments go to. */
export const IN_USE = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

/** A wallet as `wallet_desk` returns it, with no change that waits. */
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
