/** The chain of published snapshots (docs/proof.md). */
import { hasPools, sealOf, type Snapshot } from './snapshot.ts';

export type ChainProblem = 'seal_broken' | 'chain_broken' | 'history_replaced';

export type Seen = Pick<Snapshot, 'number' | 'seal'>;

/** A snapshot, or a restoration (`restoration.ts`). */
export interface Link extends Seen {
  /** In Unix milliseconds. */
  at: number;
  isSealed: () => Promise<boolean>;
  /** Whether it follows a link without a gap, or may be the first one read. */
  follows: (before: Link | undefined) => boolean;
  excuses?: (number: number) => boolean;
}

export const ZEROS = '0'.repeat(64);

/** Version 1 never follows version 2. */
function linkOf(snapshot: Snapshot, last: Snapshot | undefined): Link {
  const { number, seal, previous_seal } = snapshot;
  const at = Date.parse(snapshot.as_of);
  return {
    number,
    seal,
    at,
    isSealed: async () => (await sealOf(snapshot)) === seal,
    follows: (before) =>
      before
        ? number === before.number + 1 &&
          previous_seal === before.seal &&
          (!last || (at > Date.parse(last.as_of) && (hasPools(snapshot) || !hasPools(last))))
        : number > 1 || previous_seal === ZEROS,
  };
}

/**
 * Checks that snapshots seal each other without a gap and match those seen before.
 * @param snapshots from the first one seen on
 * @param seen earlier links, none before the first snapshot
 * @param others links between them
 */
export async function verifyChain(
  snapshots: readonly Snapshot[],
  seen: readonly Seen[] = [],
  others: readonly Link[] = [],
): Promise<ChainProblem[]> {
  const problems = new Set<ChainProblem>();
  const links = [...snapshots.map((snapshot, index) => linkOf(snapshot, snapshots[index - 1])), ...others];
  links.sort((a, b) => a.number - b.number);
  for (const [index, link] of links.entries()) {
    if (!(await link.isSealed())) problems.add('seal_broken');
    if (!link.follows(links[index - 1])) problems.add('chain_broken');
  }
  const isThere = ({ number, seal }: Seen) =>
    links.some((link) => (link.number === number && link.seal === seal) || link.excuses?.(number));
  if (!seen.every((one) => isThere(one))) problems.add('history_replaced');
  return [...problems];
}
