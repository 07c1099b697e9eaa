import { describe, expect, test } from 'vitest';
import { checkCoinAddress } from '@/lib/addresses/coin-addresses';

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
