/**
 * Recomputes a receipt of `my_proof` and the chain of snapshots with nothing but WebCrypto, by docs/proof.md alone.
 * Runs in browsers and, unchanged, on the command line (`npm run verify`).
 */

/** What the table `liability_snapshots` publishes; amounts in integer cents, hashes as 64 hexadecimal digits. */
export interface Snapshot {
  number: number;
  /** The moment that the figures are of. */
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

/** Everything that can be wrong; `docs/proof.md` says what each means. */
export type Problem =
  | 'malformed'
  | 'seal_broken'
  | 'not_included'
  | 'path_wrong'
  | 'value_out_of_bounds'
  | 'root_differs'
  | 'total_differs'
  | 'statement_differs'
  | 'other_account'
  | 'other_snapshot'
  | 'chain_broken'
  | 'history_replaced';

/** What a verifier knows without the receipt. */
export interface Known {
  /** Whose receipt it should be. */
  account?: string;
  /** The snapshot as everybody is shown it. */
  published?: Snapshot;
}

type Fields = Record<string, unknown>;
type Values = readonly [available: number, invested: number, withdrawing: number, accrued: number];

const MAX_CENTS = 100_000_000_000_000;
const HASH = /^[0-9a-f]{64}$/;
const NODE = /^[0-9a-f]{80}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KINDS = ['available_cents', 'invested_cents', 'withdrawing_cents', 'accrued_cents'] as const;
const ZEROS = '0'.repeat(64);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCents = (value: unknown): value is number => isCount(value) && value <= MAX_CENTS;
const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

const int8 = (value: number | bigint): string => BigInt(value).toString(16).padStart(16, '0');
const ascii = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** SHA-256 of bytes given, and answered, as hexadecimal digits. */
async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readValues(source: unknown): Values | undefined {
  if (!isFields(source)) return undefined;
  const [available, invested, withdrawing, accrued] = KINDS.map((kind) => source[kind]);
  return isCents(available) && isCents(invested) && isCents(withdrawing) && isCents(accrued)
    ? [available, invested, withdrawing, accrued]
    : undefined;
}

const totalOf = (values: Values): number => values.reduce((total, value) => total + value, 0);

/** A published snapshot, or undefined when it is not shaped like one. */
export function readSnapshot(source: unknown): Snapshot | undefined {
  if (!isFields(source)) return undefined;
  const { number, as_of, leaves, insurance_fund_cents, root, previous_seal, seal } = source;
  const values = readValues(source);
  const [available_cents, invested_cents, withdrawing_cents, accrued_cents] = values ?? [0, 0, 0, 0];
  const isTree =
    isCount(leaves) && leaves >= 1024 && leaves <= 2 ** 31 && Number.isInteger(Math.log2(leaves));
  if (!values || totalOf(values) > MAX_CENTS || !isTree || !isCount(number) || number === 0) return undefined;
  if (typeof as_of !== 'string' || !isCount(Date.parse(as_of)) || !isCents(insurance_fund_cents))
    return undefined;
  if (!isText(root, HASH) || !isText(previous_seal, HASH) || !isText(seal, HASH)) return undefined;
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
  };
}

/** The seal that a snapshot must carry. */
function sealOf(snapshot: Snapshot): Promise<string> {
  const numbers = [
    snapshot.number,
    Date.parse(snapshot.as_of),
    snapshot.leaves,
    ...KINDS.map((kind) => snapshot[kind]),
    snapshot.insurance_fund_cents,
  ];
  return sha256(
    ascii('glassmine:seal:v1') + snapshot.previous_seal + numbers.map(int8).join('') + snapshot.root,
  );
}

/** Follows a path upwards; answers the root and its value, or the problem that ends it. */
async function climb(
  leaf: { hash: string; value: number; place: number },
  path: readonly string[],
): Promise<{ hash: string; value: number } | Problem> {
  let { hash, value, place } = leaf;
  for (const sibling of path) {
    const other = BigInt(`0x${sibling.slice(64)}`);
    if (other > BigInt(MAX_CENTS) || value + Number(other) > MAX_CENTS) return 'value_out_of_bounds';
    const own = hash + int8(value);
    hash = await sha256(ascii('glassmine:node:v1') + (place % 2 === 0 ? own + sibling : sibling + own));
    value += Number(other);
    place = Math.floor(place / 2);
  }
  return { hash, value };
}

/** Checks that somebody's leaf is under a snapshot's root, and says what they hold. */
async function verifyLeaf(leaf: Fields, account: string, snapshot: Snapshot): Promise<Problem[]> {
  const { place, salt, path } = leaf;
  const values = readValues(leaf);
  if (!values || totalOf(values) > MAX_CENTS) return ['value_out_of_bounds'];
  if (!isText(salt, HASH) || !isCount(place) || place >= snapshot.leaves) return ['malformed'];
  const isWhole = Array.isArray(path) && path.length === Math.log2(snapshot.leaves);
  if (!isWhole || !path.every((node): node is string => isText(node, NODE))) return ['path_wrong'];
  const id = account.replaceAll('-', '');
  const hash = await sha256(ascii('glassmine:leaf:v1') + id + salt + values.map(int8).join(''));
  const top = await climb({ hash, value: totalOf(values), place }, path);
  if (typeof top === 'string') return [top];
  const total = totalOf(readValues(snapshot) ?? [0, 0, 0, 0]);
  return [
    ...(top.hash === snapshot.root ? [] : (['root_differs'] as const)),
    ...(top.value === total ? [] : (['total_differs'] as const)),
  ];
}

/**
 * Checks a receipt: its hashes and sums up to the root, the seal around the root, and the journal's word beside the leaf.
 * @param receipt whatever came from outside
 * @returns everything that is wrong with it; nothing when it proves what it says
 */
export async function verifyReceipt(receipt: unknown, known: Known = {}): Promise<Problem[]> {
  if (!isFields(receipt) || receipt['format'] !== 'glassmine-proof-v1') return ['malformed'];
  const { account, leaf, statement } = receipt;
  const snapshot = readSnapshot(receipt['snapshot']);
  const held = readValues(statement);
  if (!snapshot || !held || !isText(account, UUID)) return ['malformed'];
  const problems: Problem[] = [];
  if (known.account !== undefined && known.account !== account) problems.push('other_account');
  if (known.published && !isSame(known.published, snapshot)) problems.push('other_snapshot');
  if ((await sealOf(snapshot)) !== snapshot.seal) problems.push('seal_broken');
  if (!isFields(leaf)) return [...problems, 'not_included'];
  problems.push(...(await verifyLeaf(leaf, account, snapshot)));
  if (KINDS.some((kind, index) => leaf[kind] !== held[index])) problems.push('statement_differs');
  return problems;
}

/** Are two answers about a snapshot the same? The seal covers everything else. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.number === other.number && one.seal === other.seal && one.root === other.root;
}

/** A snapshot remembered from an earlier look. */
export type Seen = Pick<Snapshot, 'number' | 'seal'>;

/**
 * Checks that published snapshots seal each other without a gap, and are those that were seen before.
 * @param snapshots in the order of their numbers, from the one that was seen on
 * @param seen the newest that was seen: its seal commits to all before
 */
export async function verifyChain(snapshots: readonly Snapshot[], seen?: Seen): Promise<Problem[]> {
  const problems = new Set<Problem>();
  for (const [index, snapshot] of snapshots.entries()) {
    const before = snapshots[index - 1];
    if ((await sealOf(snapshot)) !== snapshot.seal) problems.add('seal_broken');
    const isNext = before
      ? snapshot.number === before.number + 1 &&
        snapshot.previous_seal === before.seal &&
        Date.parse(snapshot.as_of) > Date.parse(before.as_of)
      : snapshot.number > 1 || snapshot.previous_seal === ZEROS;
    if (!isNext) problems.add('chain_broken');
  }
  const isThere = !seen || snapshots.some(({ number, seal }) => number === seen.number && seal === seen.seal);
  if (!isThere) problems.add('history_replaced');
  return [...problems];
}
