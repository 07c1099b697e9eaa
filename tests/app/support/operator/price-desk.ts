import { answer } from './operator';

export const instrument = (values: object = {}) => ({
  id: 'BTC-USD',
  name: 'Bitcoin',
  price_decimals: 2,
  status: 'shown',
  source: 'ccxt:coinbase,kraken',
  received_at: new Date(Date.now() - 190_000).toISOString(),
  stale: true,
  halted_at: null,
  agreed_mid: null,
  agreed_since: null,
  resumed_at: null,
  ...values,
});
export const halted = (values: object = {}) =>
  instrument({
    status: 'halted',
    halted_at: '2026-03-05T10:00:00Z',
    agreed_mid: 10_499_550,
    agreed_since: '2026-03-05T10:01:00Z',
    ...values,
  });
export const desk = (values: object = {}) =>
  answer('price_desk', () => ({
    exchanges: null,
    instruments: [instrument()],
    refused: [],
    failed_dealings: [],
    ...values,
  }));
