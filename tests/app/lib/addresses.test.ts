import { describe, expect, test } from 'vitest';
import { checkAddress } from '@/lib/addresses/addresses';

function fault(method: string, address: string) {
  const check = checkAddress(method, address);
  return check.ok ? 'accepted' : check.fault;
}

const changed = (address: string, index: number, to: string) => address.slice(0, index) + to + address.slice(index + 1);

describe('Bitcoin', () => {
  // The genesis block, and the Bitcoin wiki's list of address prefixes.
  test.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'main'],
    ['17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem', 'main'],
    ['3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQX', 'main'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'test'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'test'],
    // BIP 173 and BIP 350.
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'main'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'test'],
    ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'test'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'test'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'main'],
  ])('an investor can be paid at %s', (address, network) => {
    expect(checkAddress('Bitcoin', address)).toEqual({
      ok: true,
      chain: 'bitcoin',
      network,
      hasChecksum: true,
    });
  });

  // BIP 350's list of invalid addresses.
  test.each([
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'checksum'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'checksum'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'characters'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'unsupported'],
    ['bc1pw5dgrnzv', 'unsupported'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'unsupported'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'case'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'checksum'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'checksum'],
    ['bc1gmk9yu', 'checksum'],
  ])('no one is paid at the invalid %s: %s', (address, expected) => {
    expect(fault('Bitcoin', address)).toBe(expected);
  });

  test('no one is paid at a witness version that has no rules yet, though BIP 350 calls it valid', () => {
    expect(fault('Bitcoin', 'BC1SW50QGDZ25J')).toBe('unsupported');
    expect(fault('Bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs')).toBe('unsupported');
  });

  test('one wrong, swapped or missing character is noticed', () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    expect(fault('Bitcoin', changed(address, 10, 'H'))).toBe('checksum');
    expect(fault('Bitcoin', address.replace('QG', 'GQ'))).toBe('checksum');
    expect(fault('Bitcoin', address.slice(0, -1))).toBe('checksum');
    expect(fault('Bitcoin', changed(address, 10, '0'))).toBe('characters');
    expect(fault('Bitcoin', address.slice(0, 20))).toBe('length');
    expect(fault('Bitcoin', `${address} `)).toBe('characters');
  });
});

describe('Ethereum', () => {
  // The test cases of EIP-55.
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('an investor can be paid at %s, but not when the case of one letter differs', (address) => {
    expect(checkAddress('Ethereum', address)).toEqual({
      ok: true,
      chain: 'ethereum',
      network: null,
      hasChecksum: true,
    });
    const at = address.slice(2).search(/[a-f]/) + 2;
    expect(fault('Ethereum', changed(address, at, address.charAt(at).toUpperCase()))).toBe('checksum');
  });

  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ])('%s is accepted, and known to carry no checksum', (address) => {
    expect(checkAddress('Ethereum', address)).toMatchObject({ ok: true, hasChecksum: false });
  });

  test('what is not an address is recognized', () => {
    expect(fault('Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')).toBe('length');
    expect(fault('Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg')).toBe('characters');
    expect(fault('Ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('form');
    expect(fault('Ethereum', '0x')).toBe('length');
    expect(fault('Ethereum', 'vitalik.eth')).toBe('form');
  });
});

describe('USDT', () => {
  test('an investor can be paid on TRON or on Ethereum, and sees which', () => {
    // USDT's own contract, and the zero address.
    expect(checkAddress('USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toMatchObject({ chain: 'tron' });
    expect(checkAddress('USDT', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toMatchObject({ chain: 'tron' });
    expect(checkAddress('USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7')).toMatchObject({
      ok: true,
      chain: 'ethereum',
    });
  });

  test('a mistyped TRON address is noticed', () => {
    expect(fault('USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T')).toBe('checksum');
    expect(fault('USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6')).toBe('length');
    expect(fault('USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6l')).toBe('characters');
  });
});

describe('TON', () => {
  // From TON's documentation: one account in its four forms, and the elector of the masterchain.
  test.each([
    ['EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', 'main'],
    ['EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff+W72r5gqPrHF', 'main'],
    ['UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA', 'main'],
    ['kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP', 'test'],
    ['0QDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPleK', 'test'],
    ['Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF', 'main'],
  ])('an investor can be paid at %s', (address, network) => {
    expect(checkAddress('TON', address)).toEqual({ ok: true, chain: 'ton', network, hasChecksum: true });
  });

  test('a raw address is accepted, and known to carry no checksum', () => {
    const account = 'ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';
    expect(checkAddress('TON', `0:${account}`)).toMatchObject({ ok: true, hasChecksum: false });
    expect(checkAddress('TON', `-1:${account.toUpperCase()}`)).toMatchObject({ ok: true });
    expect(fault('TON', `0:${account.slice(1)}`)).toBe('length');
    expect(fault('TON', `0:${account.slice(1)}g`)).toBe('characters');
    expect(fault('TON', `1:${account}`)).toBe('form');
  });

  test('a mistyped address is noticed', () => {
    expect(fault('TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHG')).toBe('checksum');
    expect(fault('TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrH')).toBe('length');
    expect(fault('TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrH!')).toBe('characters');
  });
});

describe('an address of another coin', () => {
  test.each([
    ['Bitcoin', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum'],
    ['Ethereum', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bitcoin'],
    ['USDT', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', 'ton'],
    ['TON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron'],
  ])('is not accepted for %s, and called by its name', (method, address, chain) => {
    expect(checkAddress(method, address)).toEqual({ ok: false, fault: 'other_chain', chain });
  });

  test.each(['', ' ', 'hello', '<script>', '1'.repeat(80), '0x\u202E', 'bc1', '💰'])(
    '%j is no address of any',
    (address) => {
      for (const method of ['Bitcoin', 'Ethereum', 'USDT', 'TON', 'constructor']) {
        expect(checkAddress(method, address).ok).toBe(false);
      }
    },
  );
});
