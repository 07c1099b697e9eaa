/** A receipt's pools: an account's holdings, by figures that all members see (docs/proof.md). */
import type { PoolSnapshot } from './snapshot.ts';
import {
  ascii,
  climb,
  type Fields,
  int8,
  isCents,
  isCount,
  isFields,
  isHash,
  isId,
  isText,
  MAX_CENTS,
  readPath,
  sha256,
} from './tree.ts';
import type { Problem } from './verifier.ts';

const HOLDINGS = /^([!-9;-~]+:[0-9]+\n)*$/;

interface Pool {
  pool: string;
  own_units: number;
  units: number;
  mark_cents: number;
  mark_units: number;
  marked_at: number;
  stale: boolean;
  waiting_cents: number;
  holdings: string;
  place: number;
  salt: string;
  path: unknown;
}

function readPool(source: unknown, leaves: number): Pool | undefined {
  if (!isFields(source)) return undefined;
  const { pool, own_units, units, mark_cents, mark_units, stale, waiting_cents, holdings, place, salt, path } = source;
  const marked_at = Date.parse(String(source['marked_at']));
  if (!isId(pool) || !isText(holdings, HOLDINGS) || !isHash(salt) || typeof stale !== 'boolean') return undefined;
  if (!isCount(own_units) || !isCount(units) || !isCount(mark_units) || mark_units === 0) return undefined;
  if (!isCents(mark_cents) || !isCents(waiting_cents) || !isCount(marked_at)) return undefined;
  if (!isCount(place) || place >= leaves) return undefined;
  return {
    pool,
    own_units,
    units,
    mark_cents,
    mark_units,
    marked_at,
    stale,
    waiting_cents,
    holdings,
    place,
    salt,
    path,
  };
}

/** In cents, rounded down. */
const worthOf = (units: number, { mark_cents, mark_units }: Pool): number =>
  Number((BigInt(units) * BigInt(mark_cents)) / BigInt(mark_units));

async function leafOf(pool: Pool): Promise<string> {
  const numbers = [
    pool.units,
    pool.mark_cents,
    pool.mark_units,
    pool.marked_at,
    Number(pool.stale),
    pool.waiting_cents,
  ];
  const holdings = await sha256(ascii('glassmine:holdings:v2') + ascii(pool.holdings));
  const id = pool.pool.replaceAll('-', '');
  return sha256(ascii('glassmine:pool:v2') + id + pool.salt + numbers.map(int8).join('') + holdings);
}

async function verifyPool(pool: Pool, snapshot: PoolSnapshot): Promise<Problem[]> {
  const path = readPath(pool.path, snapshot.pools_leaves);
  if (!path) return ['path_wrong'];
  const value = worthOf(pool.units, pool) + pool.waiting_cents;
  if (value > MAX_CENTS) return ['value_out_of_bounds'];
  const top = await climb({ hash: await leafOf(pool), value, place: pool.place }, path);
  if (!top) return ['value_out_of_bounds'];
  return top.hash === snapshot.pools_root && top.value === snapshot.pools_cents ? [] : ['pools_differ'];
}

/** @param receipt has `waiting_cents` and `pools` @param pooledCents the leaf's amount */
export async function verifyPools(receipt: Fields, pooledCents: unknown, snapshot: PoolSnapshot): Promise<Problem[]> {
  const { waiting_cents, pools } = receipt;
  if (!isCents(waiting_cents) || !Array.isArray(pools)) return ['malformed'];
  const read = pools.map((pool) => readPool(pool, snapshot.pools_leaves));
  if (read.includes(undefined)) return ['malformed'];
  const known = read.filter((pool) => pool !== undefined);
  const problems = new Set<Problem>();
  for (const pool of known) for (const problem of await verifyPool(pool, snapshot)) problems.add(problem);
  const parts = known.map((pool) => worthOf(pool.own_units, pool));
  const pooled = parts.reduce((sum, part) => sum + part, waiting_cents);
  const isSound =
    pooled === pooledCents &&
    known.every(({ own_units, units }) => own_units <= units) &&
    new Set(known.map(({ pool }) => pool)).size === known.length &&
    snapshot.pooled_cents <= snapshot.pools_cents;
  if (!isSound) problems.add('pooled_differs');
  return [...problems];
}
