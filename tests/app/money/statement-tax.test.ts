import { beforeAll, expect, test } from 'vitest';
import { taxCsv } from '@/features/statement/tax';
import { setLanguage, loadWords } from '@/lib/i18n/i18n';
import { lineOf } from '../support/money/lines';

beforeAll(() => Promise.all([loadWords('money'), loadWords('dashboard')]));

const lines = [
  { kind: 'withdrawal_fee', change_cents: -25 },
  { kind: 'invest', change_cents: 0 },
  { kind: 'yield', change_cents: 1_234_56 },
  { kind: 'deposit', detail: 'bitcoin', change_cents: 5_000_00 },
].map((line) => lineOf({ detail: null, booked_at: '2026-03-04T12:00:00.123456+00:00', ...line }));

test('the tax files have the columns of their importers, a line for each change of what one owns, and points in every language', async () => {
  await setLanguage('de');
  const rows = async (format: 'koinly' | 'cointracking') =>
    (await taxCsv(format, lines).text())
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
  const [head, deposit, income, fee, ...others] = await rows('koinly');
  expect(others).toEqual([]);
  expect(head?.slice(0, 5)).toEqual(['Date', 'Sent Amount', 'Sent Currency', 'Received Amount', 'Received Currency']);
  expect(deposit?.slice(0, 5)).toEqual(['2026-03-04 12:00:00 UTC', '', '', '5000.00', 'USD']);
  expect([income?.[3], income?.[9]]).toEqual(['1234.56', 'mining']);
  expect([fee?.[1], fee?.[3], fee?.[9]]).toEqual(['0.25', '', 'cost']);
  const [titles, ...tracked] = await rows('cointracking');
  expect(titles?.slice(0, 3)).toEqual(['Type', 'Buy Amount', 'Buy Currency']);
  expect(tracked.map((row) => [row[0], row[1], row[3], row.at(-1)])).toEqual([
    ['Deposit', '5000.00', '', '2026-03-04 12:00:00'],
    ['Mining', '1234.56', '', '2026-03-04 12:00:00'],
    ['Other Fee', '', '0.25', '2026-03-04 12:00:00'],
  ]);
});
