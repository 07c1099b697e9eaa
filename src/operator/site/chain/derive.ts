import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import { base58check, hash160, readKey } from '@/lib/addresses/account-keys';
import { leafOf, nodeOf } from '@/lib/addresses/account-root';
import { ethereumChecksum } from '@/lib/addresses/addresses';
import { AppError } from '@/lib/data/errors';

const ADDRESSES = 16_384;
/** So many at once keep the page alive. */
const SLICE = 64;

/** Writes addresses of keys in the form of one: BIP-84, or BIP-44 with the version of its network, or EIP-55. */
function writerLike(address: string): (key: Uint8Array) => string {
  if (address.startsWith('0x')) {
    return (key) => {
      const hash = keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).subarray(1));
      return `0x${ethereumChecksum(bytesToHex(hash.subarray(12)))}`;
    };
  }
  const prefix = /^([a-z]+)1q/.exec(address)?.[1];
  if (prefix !== undefined) return (key) => bech32.encode(prefix, [0, ...bech32.toWords(hash160(key))]);
  const version = base58check.decode(address).subarray(0, 1);
  return (key) => base58check.encode(concatBytes(version, hash160(key)));
}

function opened<T>(read: () => T, code: 'invalid_address' | 'invalid_value'): T {
  try {
    return read();
  } catch {
    throw new AppError(code);
  }
}

/**
 * Derives the first addresses of an account (a power of two), all 16,384 in some seconds, and the root over them.
 * @throws AppError `invalid_value` if the key is malformed, `invalid_address` if its first address is another one
 */
export async function deriveAccount(
  key: string,
  first: string,
  count = ADDRESSES,
): Promise<{ addresses: string; root: string }> {
  const external = opened(() => readKey(key).deriveChild(0), 'invalid_value');
  const write = opened(() => writerLike(first), 'invalid_address');
  const addresses: string[] = [];
  while (addresses.length < count) {
    const { publicKey } = external.deriveChild(addresses.length);
    addresses.push(write(publicKey as Uint8Array));
    if (addresses[0] !== first) throw new AppError('invalid_address');
    if (addresses.length % SLICE === 0) await new Promise((resolve) => void setTimeout(resolve));
  }
  let level = addresses.map(leafOf);
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, index) => nodeOf(...level.slice(index * 2, index * 2 + 2)));
  return { addresses: addresses.join(' '), root: bytesToHex(level[0] as Uint8Array) };
}
