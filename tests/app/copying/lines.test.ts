import { beforeAll, expect, test } from 'vitest';
import { lineWords } from '@/features/dashboard/lines';
import { loadWords } from '@/lib/i18n/i18n';

beforeAll(() => loadWords('dashboard'));

test('a line of money that went into a strategy names it, and one without a title is about the portfolio', () => {
  const line = { claimed_cents: null, detail: 'Slow bitcoin' };
  expect(lineWords({ ...line, kind: 'subscribe' })).toBe('Invested in strategy Slow bitcoin');
  expect(lineWords({ ...line, kind: 'unsubscribe' })).toBe('Returned from strategy Slow bitcoin, not invested');
  expect(lineWords({ ...line, kind: 'redeem' })).toBe('Received from strategy Slow bitcoin');
  expect(lineWords({ ...line, detail: null, kind: 'redeem' })).toBe('Moved from your portfolio');
});
