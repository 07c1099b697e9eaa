import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { AddressFault } from './addresses';

/** Networks for deposits only. */
export type CoinNetwork = 'Litecoin' | 'Dogecoin' | 'Bitcoin Cash';

type CoinCheck = { ok: true; network: readonly ('main' | 'test')[] } | { ok: false; fault: AddressFault };

const refuse = (fault: AddressFault): CoinCheck => ({ ok: false, fault });

const base58check = createBase58check(sha256);

/** Version bytes of Base58Check addresses; the test networks of Litecoin and Dogecoin use Bitcoin's. */
const VERSIONS = {
  Litecoin: { main: [0x30, 0x32, 0x05], test: [0x6f, 0x3a, 0xc4] },
  Dogecoin: { main: [0x1e, 0x16], test: [0x71, 0xc4] },
} as const;

function checkBase58(network: 'Litecoin' | 'Dogecoin', address: string): CoinCheck {
  if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(address)) return refuse('characters');
  if (address.length < 26 || address.length > 35) return refuse('length');
  let payload: Uint8Array;
  try {
    payload = base58check.decode(address);
  } catch {
    return refuse('checksum');
  }
  if (payload.length !== 21) return refuse('length');
  const [version = -1] = payload;
  const found = (['main', 'test'] as const).filter((one) =>
    (VERSIONS[network][one] as readonly number[]).includes(version),
  );
  return found.length > 0 ? { ok: true, network: found } : refuse('form');
}

function checkLitecoin(address: string): CoinCheck {
  if (!/^t?ltc1/i.test(address)) return checkBase58('Litecoin', address);
  const lower = address.toLowerCase();
  if (address !== lower) return refuse('case');
  if (!/^t?ltc1[02-9ac-hj-np-z]+$/.test(lower)) return refuse('characters');
  const decoded = bech32.decodeUnsafe(lower) ?? bech32m.decodeUnsafe(lower);
  if (!decoded) return refuse('checksum');
  return { ok: true, network: [decoded.prefix === 'ltc' ? 'main' : 'test'] };
}

const CASH_CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CASH_GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** CashAddr's checksum over 5-bit values: zero for a valid address. */
function cashPolymod(values: readonly number[]): bigint {
  let checksum = 1n;
  for (const value of values) {
    const top = checksum >> 35n;
    checksum = ((checksum & 0x07_ff_ff_ff_ffn) << 5n) ^ BigInt(value);
    CASH_GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) checksum ^= generator;
    });
  }
  return checksum ^ 1n;
}

function checkCash(address: string): CoinCheck {
  const [prefix = '', payload] = address.split(':');
  if (payload === undefined || (prefix !== 'bitcoincash' && prefix !== 'bchtest')) return refuse('form');
  if (!/^[02-9ac-hj-np-z]+$/.test(payload)) return refuse('characters');
  if (payload.length !== 42) return refuse('length');
  const values = [
    ...Array.from(prefix, (letter) => letter.charCodeAt(0) & 31),
    0,
    ...Array.from(payload, (letter) => CASH_CHARACTERS.indexOf(letter)),
  ];
  return cashPolymod(values) === 0n
    ? { ok: true, network: [prefix === 'bitcoincash' ? 'main' : 'test'] }
    : refuse('checksum');
}

/** Checks an address and its checksum on a network for deposits. Cannot tell whether anyone holds its key. */
export function checkCoinAddress(chain: CoinNetwork, address: string): CoinCheck {
  if (chain === 'Litecoin') return checkLitecoin(address);
  return chain === 'Dogecoin' ? checkBase58('Dogecoin', address) : checkCash(address);
}
