import { type Chain, readRows, readSnapshots } from './published-chain';
import { excuses, readRestoration, verifyRestored } from './verifier/restoration';
import type { Seen } from './verifier/verifier';

const RESTORATION = 'number,after_number,restored_to,restored_at,reason,previous_seal,seal';

/** Checks the chain again with the restorations of the site, which explain a gap; undefined if there are none that could. */
export async function readRestored(
  seen: readonly Seen[],
  first: number | undefined,
): Promise<Chain | undefined> {
  const published = await readRows(`restorations?select=${RESTORATION}&order=number.asc`, readRestoration);
  if (published.rows.length === 0) return undefined;
  const [newest] = seen;
  const gap = newest && published.rows.find((restoration) => excuses(restoration, newest.number));
  // What was seen before the gap must still be there: a restoration excuses only what came after.
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
