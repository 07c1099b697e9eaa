import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (kind: number, ...parts: Uint8Array[]) => sha256(concatBytes(Uint8Array.of(kind), ...parts));

/** What leads from an address of an account to the root over all of them. */
export function branchTo(addresses: readonly string[], place: number) {
  let level = addresses.map((address) => hash(0, utf8ToBytes(address)));
  let branch = '';
  for (let at = place; level.length > 1; at >>= 1) {
    branch += bytesToHex(level[at ^ 1] as Uint8Array);
    level = Array.from({ length: level.length / 2 }, (_, index) => hash(1, ...level.slice(index * 2, index * 2 + 2)));
  }
  return { branch, root: bytesToHex(level[0] as Uint8Array) };
}
