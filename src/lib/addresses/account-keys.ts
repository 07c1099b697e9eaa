import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';

export const base58check = createBase58check(sha256);
const XPUB = hexToBytes('0488b21e');

export const hash160 = (key: Uint8Array): Uint8Array => ripemd160(sha256(key));

/** Any version of an extended public key (zpub, tpub, Ltub …) is the same key. */
export const readKey = (key: string): HDKey =>
  HDKey.fromExtendedKey(base58check.encode(concatBytes(XPUB, base58check.decode(key).subarray(4))));

/** Derives what belongs to an account itself, in the form of its first address: BIP-84 or BIP-44. */
export function ownScripts({ extended_key, first_address }: { extended_key: string; first_address: string }) {
  const account = readKey(extended_key);
  const isSegwit = /^[a-z]+1q/.test(first_address);
  return {
    isSegwit,
    fingerprint: account.fingerprint,
    own: (isChange: boolean, place: number) => {
      const publicKey = account.deriveChild(isChange ? 1 : 0).deriveChild(place).publicKey as Uint8Array;
      const hash = hash160(publicKey);
      return {
        publicKey,
        script: isSegwit
          ? concatBytes(hexToBytes('0014'), hash)
          : concatBytes(hexToBytes('76a914'), hash, hexToBytes('88ac')),
      };
    },
  };
}
