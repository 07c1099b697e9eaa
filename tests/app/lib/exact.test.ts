import { afterEach, expect, test } from 'vitest';
import { readBand, readPercent } from '@/features/trading/rebalance';
import { setLanguage } from '@/lib/i18n/i18n';
import { formatLots, parseExact, typedExact, withoutPercent } from '@/lib/money/exact';

afterEach(() => setLanguage('en'));

test.each([
  ['0.1', 8, 10_000_000],
  ['$95,000.25', 2, 9_500_025],
  ['95000', 2, 9_500_000],
  ['0.00000001', 8, 1],
  ['1.500', 2, 150],
  ['1,5', 2, 150],
  ['1,500', 2, 150_000],
  // A float would round these.
  ['90071992.54740991', 8, 9_007_199_254_740_991],
  ['0.1234567891', 10, 1_234_567_891],
])('a person who types %s with %i decimals means exactly %i', (text, decimals, value) => {
  expect(parseExact(text, decimals)).toBe(value);
});

test.each([
  ['', 2, 'form'],
  ['0', 2, 'form'],
  ['-1', 2, 'form'],
  ['1e5', 2, 'form'],
  ['1,500', 8, 'form'],
  ['0.001', 2, 'decimals'],
  ['0.123456789', 8, 'decimals'],
  ['90071992.54740992', 8, 'huge'],
])('a person who types %s with %i decimals is told what is wrong: %s', (text, decimals, fault) => {
  expect(parseExact(text, decimals)).toBe(fault);
});

test('a person who writes decimals after a comma types and reads them so', async () => {
  await setLanguage('de');
  expect(parseExact('95.000,25', 2)).toBe(9_500_025);
  expect(parseExact('0,1', 8)).toBe(10_000_000);
  expect(typedExact(10_000_000, 8)).toBe('0,1');
  expect(formatLots(730_000, 8, 'BTC')).toBe('0,0073 BTC');
});

test('a person who reads Arabic types a percentage with Arabic digits and sign, and zero as well', async () => {
  await setLanguage('ar');
  expect(withoutPercent('١٢٫٥٪')).toBe('12.5');
  expect(parseExact('١٢٫٥', 2)).toBe(1250);
  expect(readPercent('٠٫٠')).toBe(0);
  expect(readPercent('٢٥٪')).toBe(2500);
  expect(readBand('٥٠٫٠١')).toBeTypeOf('string');
});

test('a quantity is written with all its digits and no more', () => {
  expect(formatLots(730_000, 8, 'BTC')).toBe('0.0073 BTC');
  expect(formatLots(100_000_000, 8, 'BTC')).toBe('1 BTC');
  expect(formatLots(9_007_199_254_740_991, 8, 'BTC')).toBe('90,071,992.54740991 BTC');
  expect(typedExact(5, 8)).toBe('0.00000005');
});

test.each(['US$ 0.5', '0.5 US$', '‎0.5 $'])('a person who reads Arabic may paste the price "%s"', async (text) => {
  await setLanguage('ar');
  expect(parseExact(text, 2)).toBe(50);
  await setLanguage('en');
});
