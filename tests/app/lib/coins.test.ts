import { afterEach, describe, expect, test } from 'vitest';
import { checkCoinAddress } from '@/lib/addresses/coin-addresses';
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

const CASH = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';

describe.each([
  ['Litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', ['main']],
  ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', ['main']],
  ['Litecoin', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', ['test']],
  ['Litecoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', ['test']],
  ['Dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', ['main']],
  ['Dogecoin', 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht', ['test']],
  ['Bitcoin Cash', CASH, ['main']],
] as const)('the address of %s %s', (chain, address, network) => {
  test('is valid, on its own network', () => {
    expect(checkCoinAddress(chain, address)).toEqual({ ok: true, network });
  });

  test('is refused with two letters exchanged', () => {
    const at = address.length - 4;
    const [a = '', b = ''] = address.slice(at, at + 2);
    const mistyped = `${address.slice(0, at)}${a === b ? `x${b}` : b + a}${address.slice(at + 2)}`;
    expect(checkCoinAddress(chain, mistyped)).toMatchObject({ ok: false });
  });
});

test.each([
  ['Litecoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'form'],
  ['Litecoin', 'LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9', 'case'],
  ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4b9', 'characters'],
  ['Litecoin', 'L', 'length'],
  ['Dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7l', 'characters'],
  ['Dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7M', 'checksum'],
  ['Bitcoin Cash', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'form'],
  ['Bitcoin Cash', `${CASH}a`, 'length'],
  ['Bitcoin Cash', CASH.replace('6a', '6b'), 'characters'],
  ['Bitcoin Cash', CASH.replace('6a', '6q'), 'checksum'],
  ['Bitcoin Cash', CASH.replace('bitcoincash', 'bchtest'), 'checksum'],
] as const)('%s does not take %s: %s', (chain, address, fault) => {
  expect(checkCoinAddress(chain, address)).toEqual({ ok: false, fault });
});
