import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { repository } from '../../scripts/tool.ts';
import type { Snapshot } from '../../src/features/proof/verifier.ts';

/** A receipt whose fields have the right types. */
export interface Receipt {
  format: string;
  snapshot: Snapshot;
  account: string;
  leaf: Record<Kind, number> & { place: number; salt: string; path: string[] };
  statement: Record<Kind, number>;
}
type Kind = 'available_cents' | 'invested_cents' | 'withdrawing_cents' | 'accrued_cents';

const text = readFileSync(`${repository}tests/proof/vectors.json`, 'utf8');
/** What tests/proof/vectors.py computed from docs/proof.md. */
export const vectors = JSON.parse(text) as { snapshots: [Snapshot, Snapshot]; receipts: Receipt[] };
/** A receipt of an investor with money of two kinds. */
export const honest = vectors.receipts.find(({ leaf }) => leaf.available_cents === 90_000) as Receipt;

/** SHA-256 of some bytes. */
export const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
/** Eight bytes, most significant first. */
const int8 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
};
const node = (hash: Buffer, value: number) => Buffer.concat([hash, int8(value)]);
/** Lets a dishonest house recompute what it can: the seal around a changed snapshot. */
export function resealed(snapshot: Snapshot): Snapshot {
  const { number, as_of, leaves, available_cents, invested_cents, withdrawing_cents, accrued_cents } =
    snapshot;
  const figures = [
    number,
    Date.parse(as_of),
    leaves,
    available_cents,
    invested_cents,
    withdrawing_cents,
    accrued_cents,
  ];
  const parts = [...figures, snapshot.insurance_fund_cents].map(int8);
  const previous = Buffer.from(snapshot.previous_seal, 'hex');
  const seal = sha256('glassmine:seal:v1', previous, ...parts, Buffer.from(snapshot.root, 'hex'));
  return { ...snapshot, seal: seal.toString('hex') };
}
/** Another value of the same kind. */
export function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? value.replace(/./, (digit) => (digit === '0' ? '1' : '0')) : [];
}
/** A copy of the honest receipt, changed. */
export const changed = (change: (receipt: Receipt) => void): Receipt => {
  const receipt = structuredClone(honest);
  change(receipt);
  return receipt;
};
/** The house publishes another root that fits the path, as one that made the tree itself could. */
export function rebuilt(receipt: Receipt, leafHash: Buffer, leafValue: number): Receipt {
  let hash = leafHash;
  let value = leafValue;
  let { place } = receipt.leaf;
  for (const sibling of receipt.leaf.path) {
    const other = Buffer.from(sibling, 'hex');
    const own = node(hash, value);
    hash = sha256('glassmine:node:v1', ...(place % 2 === 0 ? [own, other] : [other, own]));
    value += Number(other.readBigInt64BE(32));
    place >>= 1;
  }
  return { ...receipt, snapshot: resealed({ ...receipt.snapshot, root: hash.toString('hex') }) };
}
/** The hash of a leaf that claims these values. */
export const leafHash = ({ account, leaf }: Receipt, values: number[]) =>
  sha256(
    'glassmine:leaf:v1',
    Buffer.from(account.replaceAll('-', ''), 'hex'),
    Buffer.from(leaf.salt, 'hex'),
    ...values.map(int8),
  );
