import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hashes an address, or two nodes, of the tree over an account's addresses. */
export const leafOf = (address: string): Uint8Array => sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(address)));
export const nodeOf = (...below: Uint8Array[]): Uint8Array => sha256(concatBytes(Uint8Array.of(1), ...below));

interface Placed {
  address: string;
  place: number;
  branch: string;
  root: string;
}

/** Whether the tree of an account's 16,384 addresses has this one at its place (docs/hosting.md). */
export function isUnderRoot({ address, place, branch, root }: Placed): boolean {
  if (!/^[0-9a-f]{896}$/.test(branch) || place >> 14 !== 0) return false;
  let hash = leafOf(address);
  for (let height = 0; height < 14; height += 1) {
    const sibling = hexToBytes(branch.slice(height * 64, height * 64 + 64));
    hash = (place >> height) & 1 ? nodeOf(sibling, hash) : nodeOf(hash, sibling);
  }
  return bytesToHex(hash) === root;
}
