/** The chain of published snapshots (docs/proof.md). */
import { hasPools, sealOf, type Snapshot } from './snapshot.ts';

/** What can be wrong with the chain. */
export type ChainProblem = 'seal_broken' | 'chain_broken' | 'history_replaced';

/** A link of the chain remembered from an earlier look. */
export type Seen = Pick<Snapshot, 'number' | 'seal'>;

/** A link of the chain: a snapshot, or a restoration (`restoration.ts`). */
export interface Link extends Seen {
  /** The moment that it is of, in milliseconds. */
  at: number;
  isSealed: () => Promise<boolean>;
  /** Does it follow a link without a gap, or may it be the first that was read? */
  follows: (before: Link | undefined) => boolean;
  /** Does it say that a snapshot was lost? */
  excuses?: (number: number) => boolean;
}

export const ZEROS = '0'.repeat(64);

/** A snapshot as a link after another snapshot. None of the first version comes after one of the second. */
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
 * Checks that published snapshots seal each other without a gap, and are those that were seen before.
 * @param snapshots from the one that was seen first on
 * @param seen what was seen, no earlier than the first of them: the newest commits to all before
 * @param others what is between them
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
