import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { exampleCoins, formatCoins, formatPrice, parseCoins } from '@/lib/money/coins';

afterEach(() => setLanguage('en'));

describe('in English', () => {
  test.each([
    ['0.015', '0.015'],
    [' 1,234.5 ', '1234.5'],
    ['007', '7'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['1.000,50', undefined],
    ['1,00', '1.00'],
    ['0,015', '0.015'],
    ['1.234', '1.234'],
    ['1,234', undefined],
    ['1,234,567', '1234567'],
    ['٠٫٠١٥', '0.015'],
    ['０．５', '0.5'],
    ['.5', undefined],
    ['5.', undefined],
    ['0', undefined],
    ['0.0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['0.0000000000000000001', undefined],
  ])('%j coins are read as %j', (typed, coins) => {
    expect(parseCoins(typed)).toBe(coins);
  });

  test('coins and prices are written digit by digit', () => {
    expect(formatCoins('81037277147487.84440843', 'SHIB')).toBe('81,037,277,147,487.84440843 SHIB');
    expect(formatCoins('0.000000000000000001', 'ETH')).toBe('0.000000000000000001 ETH');
    expect(formatPrice('94995.00')).toBe('$94,995.00');
    expect(formatPrice('0.0000123400')).toBe('$0.00001234');
  });
});

test('a comma is the decimal point where it is written so, and what can be read in two ways is refused', async () => {
  await setLanguage('de');
  expect(parseCoins('0,015')).toBe('0.015');
  expect(parseCoins('1.234,5')).toBe('1234.5');
  expect(parseCoins('1,500')).toBe('1.500');
  expect(parseCoins('1.500')).toBeUndefined();
  expect(parseCoins('0.015')).toBe('0.015');
  expect(exampleCoins()).toBe('0,015');
  expect(formatCoins('1234.5', 'BTC')).toBe('1.234,5 BTC');
});
