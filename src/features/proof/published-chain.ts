import * as z from 'zod/mini';
import { readPublic } from '@/lib/data/rest';
import { excuses, readRestoration, type Restoration, verifyRestored } from './verifier/restoration';
import { readSnapshot, type Snapshot } from './verifier/snapshot';
import { type Problem, type Seen, verifyChain } from './verifier/verifier';

const SNAPSHOT =
  'number,as_of,leaves,available_cents,invested_cents,withdrawing_cents,accrued_cents,pooled_cents,insurance_fund_cents,pools_leaves,pools_cents,root,pools_root,previous_seal,seal';
const RESTORATION = 'number,after_number,restored_to,restored_at,reason,previous_seal,seal';
const LISTED = 30;

export interface Chain {
  snapshots: readonly Snapshot[];
  restorations: readonly Restoration[];
  problems: readonly Problem[];
}

/** Reads anonymously, so that the result cannot depend on the reader. Counts malformed rows. */
async function readRows<T>(query: string, readRow: (row: unknown) => T | undefined) {
  const rows = await readPublic(query, z.array(z.unknown()));
  const read = rows.map((row) => readRow(row)).filter((row) => row !== undefined);
  return { rows: read, isWhole: read.length === rows.length };
}

const readSnapshots = (which: string) => readRows(`liability_snapshots?select=${SNAPSHOT}&${which}`, readSnapshot);

/** From the newest link this browser remembers, or the last thirty snapshots. */
export async function readChain(seen: readonly Seen[]): Promise<Chain> {
  const [newest] = seen;
  const read = await readSnapshots(
    newest ? `number=gte.${newest.number}&order=number.asc` : `order=number.desc&limit=${LISTED}`,
  );
  const snapshots = newest ? read.rows : read.rows.toReversed();
  const found = await verifyChain(snapshots, newest && [newest]);
  if (!read.isWhole) return { snapshots, restorations: [], problems: [...found, 'malformed'] };
  if (found.length === 0) return { snapshots, restorations: [], problems: [] };
  return (await readRestored(seen, snapshots[0]?.number)) ?? { snapshots, restorations: [], problems: found };
}

/** With the site's restorations, which explain a gap; undefined if none could. */
async function readRestored(seen: readonly Seen[], first: number | undefined): Promise<Chain | undefined> {
  const published = await readRows(`restorations?select=${RESTORATION}&order=number.asc`, readRestoration);
  if (published.rows.length === 0) return undefined;
  const [newest] = seen;
  const gap = newest && published.rows.find((restoration) => excuses(restoration, newest.number));
  // A restoration excuses only snapshots after the gap.
  const left = gap && (seen.find(({ number }) => number <= gap.after_number)?.number ?? gap.after_number);
  const from = left ?? newest?.number ?? first ?? 0;
  const read = await readSnapshots(`number=gte.${from}&order=number.asc`);
  const restorations = published.rows.filter(({ number }) => number >= from);
  const known = seen.filter(({ number }) => number >= from);
  const problems = await verifyRestored(read.rows, known, restorations);
  const isWhole = published.isWhole && read.isWhole;
  return {
    snapshots: read.rows,
    restorations,
    problems: isWhole ? problems : [...problems, 'malformed'],
  };
}
