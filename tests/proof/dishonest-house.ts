import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { repository } from '../../scripts/tool.ts';
import type { FirstSnapshot, PoolSnapshot } from '../../src/features/proof/verifier/snapshot.ts';

export interface Receipt {
  format: string;
  snapshot: PoolSnapshot;
  account: string;
  leaf: Record<Kind, number> & { place: number; salt: string; path: string[] };
  statement: Record<Kind, number>;
  waiting_cents: number;
  pools: Pool[];
}
type Kind = 'available_cents' | 'invested_cents' | 'withdrawing_cents' | 'accrued_cents' | 'pooled_cents';
interface Pool {
  pool: string;
  own_units: number;
  units: number;
  mark_cents: number;
  mark_units: number;
  marked_at: string;
  stale: boolean;
  waiting_cents: number;
  holdings: string;
  place: number;
  salt: string;
  path: string[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(`${repository}tests/proof/${name}`, 'utf8'));
/** What tests/proof/vectors.py computed from docs/proof.md. */
export const vectors = read('vectors.json') as {
  snapshots: [PoolSnapshot, PoolSnapshot];
  receipts: Receipt[];
};
/** What it computed when the page described version 1. */
export const firstVectors = read('vectors-v1.json') as {
  snapshots: [FirstSnapshot, FirstSnapshot];
  receipts: { account: string; snapshot: FirstSnapshot; leaf: object }[];
};
/** An investor with two kinds of money, a portfolio and a part of a strategy. */
export const honest = vectors.receipts.find(({ leaf }) => leaf.available_cents === 90_000) as Receipt;

export const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const int8 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
};
const node = (hash: Buffer, value: number) => Buffer.concat([hash, int8(value)]);
/** Seals a changed snapshot again, as a dishonest operator of the site could. */
export function resealed(snapshot: PoolSnapshot): PoolSnapshot {
  const { number, as_of, leaves, available_cents, invested_cents, withdrawing_cents, accrued_cents } = snapshot;
  const figures = [
    number,
    Date.parse(as_of),
    leaves,
    available_cents,
    invested_cents,
    withdrawing_cents,
    accrued_cents,
    snapshot.pooled_cents,
    snapshot.insurance_fund_cents,
    snapshot.pools_leaves,
    snapshot.pools_cents,
  ];
  const roots = Buffer.from(snapshot.root + snapshot.pools_root, 'hex');
  const previous = Buffer.from(snapshot.previous_seal, 'hex');
  const seal = sha256('glassmine:seal:v2', previous, ...figures.map(int8), roots);
  return { ...snapshot, seal: seal.toString('hex') };
}
export function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? value.replace(/./, (digit) => (digit === '0' ? '1' : '0')) : [];
}
export const changed = (change: (receipt: Receipt) => void): Receipt => {
  const receipt = structuredClone(honest);
  change(receipt);
  return receipt;
};
/** Returns the root and sum that a leaf leads to. */
function climbed(leafHash: Buffer, leafValue: number, place: number, path: readonly string[]) {
  let hash = leafHash;
  let value = leafValue;
  let at = place;
  for (const sibling of path) {
    const other = Buffer.from(sibling, 'hex');
    const own = node(hash, value);
    hash = sha256('glassmine:node:v1', ...(at % 2 === 0 ? [own, other] : [other, own]));
    value += Number(other.readBigInt64BE(32));
    at >>= 1;
  }
  return { root: hash.toString('hex'), value };
}
/** Publishes another root that fits the path, as the maker of the tree could. */
export function rebuilt(receipt: Receipt, leafHash: Buffer, leafValue: number): Receipt {
  const { root } = climbed(leafHash, leafValue, receipt.leaf.place, receipt.leaf.path);
  return { ...receipt, snapshot: resealed({ ...receipt.snapshot, root }) };
}
export const leafHash = ({ account, leaf }: Receipt, values: number[]) =>
  sha256(
    'glassmine:leaf:v2',
    Buffer.from(account.replaceAll('-', ''), 'hex'),
    Buffer.from(leaf.salt, 'hex'),
    ...values.map(int8),
  );
/** Rebuilds the tree of pools with another line in it, whose path stays. */
export function repooled(receipt: Receipt, pool: Pool): Receipt {
  const { units, mark_cents, mark_units, marked_at, stale, waiting_cents } = pool;
  const figures = [units, mark_cents, mark_units, Date.parse(marked_at), Number(stale), waiting_cents];
  const hash = sha256(
    'glassmine:pool:v2',
    Buffer.from(pool.pool.replaceAll('-', ''), 'hex'),
    Buffer.from(pool.salt, 'hex'),
    ...figures.map(int8),
    sha256('glassmine:holdings:v2', pool.holdings),
  );
  const worth = Number((BigInt(units) * BigInt(mark_cents)) / BigInt(mark_units)) + waiting_cents;
  const { root, value } = climbed(hash, worth, pool.place, pool.path);
  const snapshot = resealed({ ...receipt.snapshot, pools_root: root, pools_cents: value });
  return { ...receipt, snapshot, pools: [pool] };
}
