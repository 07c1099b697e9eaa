/** The chain of published snapshots, and of the restorations between them (docs/proof.md). */
import { excuses, type Restoration, sealOfRestoration } from './restoration.ts';
import { hasPools, sealOf, type Snapshot } from './snapshot.ts';

/** What can be wrong with the chain. */
export type ChainProblem = 'seal_broken' | 'chain_broken' | 'history_replaced';

/** A link of the chain remembered from an earlier look. */
export type Seen = Pick<Snapshot, 'number' | 'seal'>;

type Link = Snapshot | Restoration;

const ZEROS = '0'.repeat(64);

const isRestoration = (link: Link): link is Restoration => 'restored_to' in link;

/** The moment that a link must not be before its predecessor in. */
const momentOf = (link: Link) => Date.parse(isRestoration(link) ? link.restored_to : link.as_of);

/** Does a restoration follow what is left, and leave out numbers that no one can have seen after it? */
function followsRestored(restoration: Restoration, before: Link | undefined): boolean {
  const { number, after_number, restored_to, restored_at, previous_seal } = restoration;
  const isLater = number > after_number + 1 && Date.parse(restored_at) > Date.parse(restored_to);
  if (!before) return isLater && (after_number > 0 || previous_seal === ZEROS);
  return (
    isLater &&
    after_number === before.number &&
    previous_seal === before.seal &&
    momentOf(restoration) >= momentOf(before)
  );
}

/** Does a snapshot follow a link without a gap? None of the first version comes after one of the second. */
function follows(snapshot: Snapshot, before: Link | undefined, last: Snapshot | undefined): boolean {
  if (!before) return snapshot.number > 1 || snapshot.previous_seal === ZEROS;
  return (
    snapshot.number === before.number + 1 &&
    snapshot.previous_seal === before.seal &&
    (!last || Date.parse(snapshot.as_of) > Date.parse(last.as_of)) &&
    (!last || hasPools(snapshot) || !hasPools(last))
  );
}

/**
 * Checks that published snapshots and restorations seal each other without a gap, and are those that were seen before.
 * @param snapshots from the one that was seen first on
 * @param seen what was seen, no earlier than the first of them: the newest commits to all before
 * @param restorations those after it; what they say was lost need not be there
 */
export async function verifyChain(
  snapshots: readonly Snapshot[],
  seen: readonly Seen[] = [],
  restorations: readonly Restoration[] = [],
): Promise<ChainProblem[]> {
  const problems = new Set<ChainProblem>();
  const links: readonly Link[] = [...snapshots, ...restorations].toSorted((a, b) => a.number - b.number);
  let last: Snapshot | undefined;
  for (const [index, link] of links.entries()) {
    const before = links[index - 1];
    const seal = isRestoration(link) ? await sealOfRestoration(link) : await sealOf(link);
    if (seal !== link.seal) problems.add('seal_broken');
    const isNext = isRestoration(link) ? followsRestored(link, before) : follows(link, before, last);
    if (!isNext) problems.add('chain_broken');
    if (!isRestoration(link)) last = link;
  }
  const isThere = (one: Seen) =>
    links.some(({ number, seal }) => number === one.number && seal === one.seal) ||
    restorations.some((restoration) => excuses(restoration, one.number));
  if (!seen.every((one) => isThere(one))) problems.add('history_replaced');
  return [...problems];
}
