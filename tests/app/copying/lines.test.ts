import { expect, test } from 'vitest';
import { lineWords } from '@/features/dashboard/lines';

test('a line of money that went into a strategy names it, and one without a title is about the portfolio', () => {
  const line = { claimed_cents: null, detail: 'Slow bitcoin' };
  expect(lineWords({ ...line, kind: 'subscribe' })).toBe('Put into the strategy Slow bitcoin');
  expect(lineWords({ ...line, kind: 'unsubscribe' })).toBe(
    'Returned from the strategy Slow bitcoin before it counted',
  );
  expect(lineWords({ ...line, kind: 'redeem' })).toBe('Taken out of the strategy Slow bitcoin');
  expect(lineWords({ ...line, detail: null, kind: 'redeem' })).toBe('Taken out of your portfolio');
});
