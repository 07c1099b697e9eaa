import { HttpResponse } from 'msw';
import { answer } from './operator';

/** An operator who is not the one signed in. */
const BEN = '00000000-0000-4000-8000-00000000be40';
export const CHOICE = '00000000-0000-4000-8000-0000000000c1';
export const RESUMPTION = '00000000-0000-4000-8000-0000000000c2';

/** An instrument as `price_desk` answers it. */
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
  resumption: null,
  ...values,
});
/** One whose price jumped. */
export const halted = (values: object = {}) =>
  instrument({
    status: 'halted',
    halted_at: '2026-03-05T10:00:00Z',
    agreed_mid: 10_499_550,
    agreed_since: '2026-03-05T10:01:00Z',
    ...values,
  });
/** Ben’s proposal to resume it. */
export const resumption = (values: object = {}) => ({
  id: RESUMPTION,
  seen_mid: 10_499_550,
  reason: '<b>True</b>',
  proposed_by: BEN,
  proposed_by_name: 'Ben',
  proposed_at: '2026-03-05T10:02:00Z',
  ...values,
});
/** Ben’s proposal of exchanges. */
export const choice = (values: object = {}) => ({
  id: CHOICE,
  exchanges: ['coinbase', 'kraken'],
  proposed_by: BEN,
  proposed_by_name: 'Ben',
  proposed_at: '2026-03-05T10:00:00Z',
  ...values,
});
/** What the desk answers. */
export const desk = (values: object = {}) =>
  answer('price_desk', () =>
    HttpResponse.json({
      exchanges: null,
      choice: null,
      instruments: [instrument()],
      refused: [],
      failed_dealings: [],
      ...values,
    }),
  );
