/** The Merkle trees of docs/proof.md, by WebCrypto only. */

/** Highest value in a tree, in cents. */
export const MAX_CENTS = 100_000_000_000_000;

const HASH = /^[0-9a-f]{64}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NODE = /^[0-9a-f]{80}$/;

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isCents = (value: unknown): value is number => isCount(value) && value <= MAX_CENTS;
export const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
export const isHash = (value: unknown): value is string => isText(value, HASH);
export const isId = (value: unknown): value is string => isText(value, ID);

/** A power of two from 1024 to 2³¹. */
export const isTreeSize = (value: unknown): value is number =>
  isCount(value) && value >= 1024 && value <= 2 ** 31 && Number.isInteger(Math.log2(value));

/** Eight bytes in hexadecimal. */
export const int8 = (value: number | bigint): string => BigInt(value).toString(16).padStart(16, '0');

export const ascii = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** Input and output are hexadecimal. */
export async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The siblings from leaf to root; undefined if malformed. */
export function readPath(path: unknown, leaves: number): readonly string[] | undefined {
  return Array.isArray(path) &&
    path.length === Math.log2(leaves) &&
    path.every((node): node is string => isText(node, NODE))
    ? path
    : undefined;
}

export interface Node {
  hash: string;
  value: number;
}

/** Follows a path up to the root; undefined if a value is out of range. */
export async function climb(leaf: Node & { place: number }, path: readonly string[]): Promise<Node | undefined> {
  let { hash, value, place } = leaf;
  for (const sibling of path) {
    const other = BigInt(`0x${sibling.slice(64)}`);
    if (other > BigInt(MAX_CENTS) || value + Number(other) > MAX_CENTS) return undefined;
    const own = hash + int8(value);
    hash = await sha256(ascii('glassmine:node:v1') + (place % 2 === 0 ? own + sibling : sibling + own));
    value += Number(other);
    place = Math.floor(place / 2);
  }
  return { hash, value };
}
