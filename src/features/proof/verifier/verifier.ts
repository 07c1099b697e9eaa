/** Verifies a `my_proof` receipt and the chain by docs/proof.md, in browsers and by `npm run verify`. */
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

/** `docs/proof.md` explains each one. */
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

export interface Known {
  account?: string;
  published?: Snapshot;
}

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

/** Checks up to the root, the seal, and the leaf against the journal. @returns all problems; empty if valid */
export async function verifyReceipt(receipt: unknown, known: Known = {}): Promise<Problem[]> {
  if (!isFields(receipt)) return ['malformed'];
  const { account, leaf, statement } = receipt;
  const snapshot = readSnapshot(receipt['snapshot']);
  if (!snapshot || !isId(account)) return ['malformed'];
  const held = readValues(statement, hasPools(snapshot));
  if (!held || receipt['format'] !== `glassmine-proof-${hasPools(snapshot) ? 'v2' : 'v1'}`) return ['malformed'];
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

/** The seal covers the other fields. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.number === other.number && one.seal === other.seal && one.root === other.root;
}
