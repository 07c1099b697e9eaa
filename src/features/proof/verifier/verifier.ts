/**
 * Recomputes a receipt of `my_proof` and the chain of snapshots with nothing but WebCrypto, by docs/proof.md alone.
 * Runs in browsers and, unchanged, on the command line (`npm run verify`).
 */
import { verifyPools } from './pools.ts';
import { figuresOf, hasPools, readSnapshot, readValues, sealOf, type Snapshot, totalOf } from './snapshot.ts';
import {
  ascii,
  climb,
  type Fields,
  int8,
  isCount,
  isFields,
  isHash,
  isId,
  MAX_CENTS,
  readPath,
  sha256,
} from './tree.ts';

export { type Seen, verifyChain } from './chain.ts';
export { readSnapshot, type Snapshot } from './snapshot.ts';

/** Everything that can be wrong; `docs/proof.md` says what each means. */
export type Problem =
  | 'malformed'
  | 'seal_broken'
  | 'not_included'
  | 'path_wrong'
  | 'value_out_of_bounds'
  | 'root_differs'
  | 'total_differs'
  | 'pools_differ'
  | 'pooled_differs'
  | 'statement_differs'
  | 'other_account'
  | 'other_snapshot'
  | 'chain_broken'
  | 'history_replaced';

/** What a verifier knows without the receipt. */
export interface Known {
  /** Whose receipt it should be. */
  account?: string;
  /** The snapshot as everyone is shown it. */
  published?: Snapshot;
}

/** Checks that an account's leaf is under a snapshot's root, and says what they hold. */
async function verifyLeaf(leaf: Fields, account: string, snapshot: Snapshot): Promise<Problem[]> {
  const { place, salt } = leaf;
  const values = readValues(leaf, hasPools(snapshot));
  if (!values || totalOf(values) > MAX_CENTS) return ['value_out_of_bounds'];
  if (!isHash(salt) || !isCount(place) || place >= snapshot.leaves) return ['malformed'];
  const path = readPath(leaf['path'], snapshot.leaves);
  if (!path) return ['path_wrong'];
  const id = account.replaceAll('-', '');
  const tag = ascii(`glassmine:leaf:${hasPools(snapshot) ? 'v2' : 'v1'}`);
  const hash = await sha256(tag + id + salt + values.map(int8).join(''));
  const top = await climb({ hash, value: totalOf(values), place }, path);
  if (!top) return ['value_out_of_bounds'];
  return [
    ...(top.hash === snapshot.root ? [] : (['root_differs'] as const)),
    ...(top.value === totalOf(figuresOf(snapshot)) ? [] : (['total_differs'] as const)),
  ];
}

/**
 * Checks a receipt: its hashes and sums up to the root, the seal around the root, and what the journal says about the leaf.
 * @param receipt whatever came from outside
 * @returns everything that is wrong with it; nothing when it proves what it says
 */
export async function verifyReceipt(receipt: unknown, known: Known = {}): Promise<Problem[]> {
  if (!isFields(receipt)) return ['malformed'];
  const { account, leaf, statement } = receipt;
  const snapshot = readSnapshot(receipt['snapshot']);
  if (!snapshot || !isId(account)) return ['malformed'];
  const held = readValues(statement, hasPools(snapshot));
  if (!held || receipt['format'] !== `glassmine-proof-${hasPools(snapshot) ? 'v2' : 'v1'}`)
    return ['malformed'];
  const problems: Problem[] = [];
  if (known.account !== undefined && known.account !== account) problems.push('other_account');
  if (known.published && !isSame(known.published, snapshot)) problems.push('other_snapshot');
  if ((await sealOf(snapshot)) !== snapshot.seal) problems.push('seal_broken');
  if (!isFields(leaf)) return [...problems, 'not_included'];
  problems.push(...(await verifyLeaf(leaf, account, snapshot)));
  if (hasPools(snapshot)) problems.push(...(await verifyPools(receipt, leaf['pooled_cents'], snapshot)));
  const stated = readValues(leaf, hasPools(snapshot));
  if (!stated?.every((value, index) => value === held[index])) problems.push('statement_differs');
  return [...new Set(problems)];
}

/** Are two answers about a snapshot the same? The seal covers everything else. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.number === other.number && one.seal === other.seal && one.root === other.root;
}
