/** A published snapshot, its figures and its seal (docs/proof.md). */
import { ascii, type Fields, int8, isCents, isCount, isFields, isHash, isTreeSize, MAX_CENTS, sha256 } from './tree.ts';

/** Version 1 of `liability_snapshots`; amounts in cents, hashes as 64 hexadecimal digits. */
export interface FirstSnapshot {
  number: number;
  as_of: string;
  leaves: number;
  available_cents: number;
  invested_cents: number;
  withdrawing_cents: number;
  accrued_cents: number;
  insurance_fund_cents: number;
  root: string;
  previous_seal: string;
  seal: string;
}

/** Version 2 of `liability_snapshots`. */
export interface PoolSnapshot extends FirstSnapshot {
  pooled_cents: number;
  pools_leaves: number;
  pools_cents: number;
  pools_root: string;
}

export type Snapshot = FirstSnapshot | PoolSnapshot;

const KINDS = ['available_cents', 'invested_cents', 'withdrawing_cents', 'accrued_cents'] as const;
const ALL_KINDS = [...KINDS, 'pooled_cents'] as const;

export const hasPools = (snapshot: Snapshot): snapshot is PoolSnapshot => 'pools_root' in snapshot;

/** In hashing order; undefined if one is missing or out of range. */
export function readValues(source: unknown, withPools: boolean): readonly number[] | undefined {
  if (!isFields(source)) return undefined;
  const values = (withPools ? ALL_KINDS : KINDS).map((kind) => source[kind]);
  return values.every((value) => isCents(value)) ? values : undefined;
}

export const totalOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const figuresOf = (snapshot: Snapshot): readonly number[] =>
  hasPools(snapshot) ? ALL_KINDS.map((kind) => snapshot[kind]) : KINDS.map((kind) => snapshot[kind]);

function readPools(
  source: Fields,
): Pick<PoolSnapshot, 'pooled_cents' | 'pools_leaves' | 'pools_cents' | 'pools_root'> | undefined {
  const { pooled_cents, pools_leaves, pools_cents, pools_root } = source;
  return isCents(pooled_cents) && isTreeSize(pools_leaves) && isCents(pools_cents) && isHash(pools_root)
    ? { pooled_cents, pools_leaves, pools_cents, pools_root }
    : undefined;
}

export function readSnapshot(source: unknown): Snapshot | undefined {
  if (!isFields(source)) return undefined;
  const { number, as_of, leaves, insurance_fund_cents, root, previous_seal, seal } = source;
  const isSecond = 'pools_root' in source;
  const values = readValues(source, isSecond);
  const pools = isSecond ? readPools(source) : {};
  if (!values || totalOf(values) > MAX_CENTS || !pools) return undefined;
  if (!isTreeSize(leaves) || !isCount(number) || number === 0) return undefined;
  if (typeof as_of !== 'string' || !isCount(Date.parse(as_of)) || !isCents(insurance_fund_cents)) return undefined;
  if (!isHash(root) || !isHash(previous_seal) || !isHash(seal)) return undefined;
  const [available_cents = 0, invested_cents = 0, withdrawing_cents = 0, accrued_cents = 0] = values;
  return {
    number,
    as_of,
    leaves,
    available_cents,
    invested_cents,
    withdrawing_cents,
    accrued_cents,
    insurance_fund_cents,
    root,
    previous_seal,
    seal,
    ...pools,
  };
}

export function sealOf(snapshot: Snapshot): Promise<string> {
  const pools = hasPools(snapshot) ? [snapshot.pools_leaves, snapshot.pools_cents] : [];
  const numbers = [
    snapshot.number,
    Date.parse(snapshot.as_of),
    snapshot.leaves,
    ...figuresOf(snapshot),
    snapshot.insurance_fund_cents,
    ...pools,
  ];
  const version = hasPools(snapshot) ? 'v2' : 'v1';
  const roots = snapshot.root + (hasPools(snapshot) ? snapshot.pools_root : '');
  return sha256(ascii(`glassmine:seal:${version}`) + snapshot.previous_seal + numbers.map(int8).join('') + roots);
}
