import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { AppError } from '@/lib/data/errors';

const base58check = createBase58check(sha256);
const XPUB = hexToBytes('0488b21e');
const ADDRESSES = 16_384;
/** So many at once keep the page alive. */
const SLICE = 64;

/** Writes addresses in the form of one: BIP-84, or BIP-44 with the version of its network. */
function writerLike(address: string): (hash: Uint8Array) => string {
  const prefix = /^([a-z]+)1q/.exec(address)?.[1];
  if (prefix !== undefined) return (hash) => bech32.encode(prefix, [0, ...bech32.toWords(hash)]);
  const version = base58check.decode(address).subarray(0, 1);
  return (hash) => base58check.encode(concatBytes(version, hash));
}

/** Any version of an extended public key (zpub, tpub, Ltub …) is the same key. */
const readKey = (key: string) =>
  HDKey.fromExtendedKey(base58check.encode(concatBytes(XPUB, base58check.decode(key).subarray(4))));

function opened<T>(read: () => T, code: 'invalid_address' | 'invalid_value'): T {
  try {
    return read();
  } catch {
    throw new AppError(code);
  }
}

/**
 * Derives the first 16,384 addresses of an account, and the root over them, in some seconds.
 * @throws AppError `invalid_value` if the key is malformed, `invalid_address` if its first address is another one
 */
export async function deriveAccount(key: string, first: string): Promise<{ addresses: string; root: string }> {
  const external = opened(() => readKey(key).deriveChild(0), 'invalid_value');
  const write = opened(() => writerLike(first), 'invalid_address');
  const addresses: string[] = [];
  while (addresses.length < ADDRESSES) {
    const { publicKey } = external.deriveChild(addresses.length);
    addresses.push(write(ripemd160(sha256(publicKey as Uint8Array))));
    if (addresses[0] !== first) throw new AppError('invalid_address');
    if (addresses.length % SLICE === 0) await new Promise((resolve) => void setTimeout(resolve));
  }
  let level = addresses.map((address) => sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(address))));
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, index) =>
      sha256(concatBytes(Uint8Array.of(1), ...level.slice(index * 2, index * 2 + 2))),
    );
  return { addresses: addresses.join(' '), root: bytesToHex(level[0] as Uint8Array) };
}
