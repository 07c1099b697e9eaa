import * as z from 'zod/mini';
import { readPublic } from '@/lib/data/rest';
import type { Restoration } from './verifier/restoration';
import { readSnapshot, type Snapshot } from './verifier/snapshot';
import { type Problem, type Seen, verifyChain } from './verifier/verifier';

const SNAPSHOT =
  'number,as_of,leaves,available_cents,invested_cents,withdrawing_cents,accrued_cents,pooled_cents,insurance_fund_cents,pools_leaves,pools_cents,root,pools_root,previous_seal,seal';
const LISTED = 30;

/** The published chain, as far as it was read, and what is wrong with it. */
export interface Chain {
  snapshots: readonly Snapshot[];
  restorations: readonly Restoration[];
  problems: readonly Problem[];
}

/** Reads rows as a visitor would: the answer cannot depend on who asks. What is not shaped as it should be is counted. */
export async function readRows<T>(query: string, readRow: (row: unknown) => T | undefined) {
  const rows = await readPublic(query, z.array(z.unknown()));
  const read = rows.map((row) => readRow(row)).filter((row) => row !== undefined);
  return { rows: read, isWhole: read.length === rows.length };
}

/** Reads snapshots. */
export const readSnapshots = (which: string) =>
  readRows(`liability_snapshots?select=${SNAPSHOT}&${which}`, readSnapshot);

/** Checks the chain from the newest link on that this browser remembers, or the last thirty snapshots. */
export async function readChain(seen: readonly Seen[]): Promise<Chain> {
  const [newest] = seen;
  const read = await readSnapshots(
    newest ? `number=gte.${newest.number}&order=number.asc` : `order=number.desc&limit=${LISTED}`,
  );
  const snapshots = newest ? read.rows : read.rows.toReversed();
  const found = await verifyChain(snapshots, newest && [newest]);
  if (!read.isWhole) return { snapshots, restorations: [], problems: [...found, 'malformed'] };
  if (found.length === 0) return { snapshots, restorations: [], problems: [] };
  // Almost no one ever needs it.
  const { readRestored } = await import('./restored-chain');
  return (await readRestored(seen, snapshots[0]?.number)) ?? { snapshots, restorations: [], problems: found };
}
