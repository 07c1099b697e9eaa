import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MiningDay, MiningPart, Seals } from './mining-day';

const SHARES = 128;
const ALL = 1n << 256n;
const DAY_SECONDS = 86_400;
const HALVING = 210_000;
const COINBASE = `01${'00'.repeat(32)}ffffffff`;
/** No block of the main network has had less work for years. */
const MAIN_TARGET = 1n << 180n;

/** What was checked of a day; undefined where its shares prove nothing, or need no seal of the books. */
export interface Checked {
  paid: boolean;
  work: boolean | undefined;
  expected: boolean | undefined;
  books: boolean | undefined;
  power: boolean;
  net: boolean;
  part: boolean;
}

const double = (bytes: Uint8Array) => sha256(sha256(bytes));
const littleEndian = (bytes: Uint8Array) => BigInt(`0x${bytesToHex(bytes.toReversed()) || '0'}`);
const wordAt = (header: Uint8Array, at: number) => Number(littleEndian(header.subarray(at, at + 4)));
const targetOf = (header: Uint8Array) => {
  const bits = wordAt(header, 72);
  return BigInt(bits & 0x7f_ff_ff) << BigInt(8 * ((bits >>> 24) - 3));
};
const dayOf = (header: Uint8Array) => Math.floor(wordAt(header, 68) / DAY_SECONDS);
const subsidy = (height: number) => 5_000_000_000n >> BigInt(Math.floor(height / HALVING));

/** A number as it is written, and what it is to be divided by. */
function exact(text: string): [bigint, bigint] {
  const [whole = '', rest = ''] = text.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
}

const floor = (a: bigint, b: bigint) => a / b - (a % b < 0n ? 1n : 0n);

function rootOf(leaf: Uint8Array, place: number, branch: string): string {
  let root = double(leaf);
  for (let at = 0; at < branch.length; at += 64) {
    const node = hexToBytes(branch.slice(at, at + 64));
    const pair = new Uint8Array(64);
    pair.set((place >> (at / 64)) & 1 ? node : root);
    pair.set((place >> (at / 64)) & 1 ? root : node, 32);
    root = double(pair);
  }
  return bytesToHex(root);
}

/** What the maker of a block wrote into its first transaction; undefined if it is another one. */
function scriptSigOf(coinbase: Uint8Array): Uint8Array | undefined {
  if (coinbase.length <= 64 || bytesToHex(coinbase.subarray(4, 41)) !== COINBASE) return undefined;
  return coinbase.subarray(42, 42 + (coinbase[41] ?? 0));
}

/** Reads the output of a transaction without witness. */
function outputOf(raw: Uint8Array, output: number): { units: bigint; script: string } | undefined {
  let at = 4;
  const compact = () => {
    const first = raw[at] ?? 0;
    const size = first < 253 ? 0 : 2 ** (first - 252);
    at += 1 + size;
    return size === 0 ? first : Number(littleEndian(raw.subarray(at - size, at)));
  };
  for (let inputs = compact(); inputs > 0; inputs -= 1) {
    at += 36;
    const length = compact();
    at += length + 4;
    if (at > raw.length) return undefined;
  }
  const outputs = compact();
  for (let place = 0; place < outputs && at < raw.length; place += 1) {
    const units = littleEndian(raw.subarray(at, at + 8));
    at += 8;
    const length = compact();
    at += length;
    if (place === output) return { units, script: bytesToHex(raw.subarray(at - length, at)) };
  }
  return undefined;
}

/** Whether a header has the work that it says, and as much as others of its time. */
function isWorked(header: Uint8Array, easiest: bigint): boolean {
  const target = targetOf(header);
  return header.length === 80 && target <= easiest && littleEndian(double(header)) <= target;
}

/**
 * Returns the hashes of the shares, from the lowest, the chance of each times what a block pays, and whether all hold
 * one of these seals behind the tag; undefined if one is wrong.
 */
function checkShares({ terms, shares, before, figures }: MiningDay, easiest: bigint, seals: Seals) {
  const day = Date.parse(figures.day) / 1000 / DAY_SECONDS;
  const parents = new Map(before.map((raw) => [bytesToHex(double(hexToBytes(raw))), hexToBytes(raw)]));
  const tag = bytesToHex(utf8ToBytes(terms.tag));
  const hashes: string[] = [];
  let chance = 0n;
  let isSealed = shares.length > 0;
  for (const share of shares) {
    const [header, coinbase] = [hexToBytes(share.header), hexToBytes(share.coinbase)];
    const parent = parents.get(bytesToHex(header.subarray(4, 36)));
    const sig = scriptSigOf(coinbase);
    const written = sig && bytesToHex(sig);
    const isRight =
      header.length === 80 &&
      parent !== undefined &&
      isWorked(parent, easiest) &&
      dayOf(parent) === day &&
      targetOf(header) <= targetOf(parent) * 4n &&
      sig !== undefined &&
      written?.includes(tag) &&
      rootOf(coinbase, 0, share.branch) === bytesToHex(header.subarray(36, 68));
    if (!isRight) return undefined;
    isSealed &&= seals.some(({ seal }) => written?.includes(tag + seal));
    hashes.push(bytesToHex(double(header).toReversed()));
    // The height, as BIP-34 has it.
    const height = Number(littleEndian(sig.subarray(1, 1 + (sig[0] ?? 0))));
    chance += (targetOf(header) + 1n) * subsidy(height);
  }
  hashes.sort();
  return new Set(hashes).size === shares.length ? { hashes, chance, isSealed } : undefined;
}

function checkPayouts({ terms, payouts }: MiningDay, easiest: bigint): { units: bigint; named: string } | undefined {
  let units = 0n;
  const named: string[] = [];
  for (const p of payouts) {
    const [header, raw, coinbase] = [p.header, p.raw, p.coinbase].map(hexToBytes) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const root = bytesToHex(header.subarray(36, 68));
    const paid = outputOf(raw, p.output);
    const isRight =
      isWorked(header, easiest) &&
      raw.length > 64 &&
      p.branch.length === p.coinbase_branch.length &&
      scriptSigOf(coinbase) !== undefined &&
      rootOf(raw, p.place, p.branch) === root &&
      rootOf(coinbase, 0, p.coinbase_branch) === root &&
      paid?.script === terms.script;
    if (!isRight) return undefined;
    units += paid.units;
    named.push(`${bytesToHex(double(raw).toReversed())}:${p.output}`);
  }
  return new Set(named).size === named.length ? { units, named: named.join(',') } : undefined;
}

/** Computes a day again from its bytes, what its yield was booked with, and the seals published around it. */
export function verifyDay(day: MiningDay, parts: readonly MiningPart[], evidence: string, seals: Seals = []): Checked {
  const { terms, figures } = day;
  const easiest = terms.network === 'bitcoin' ? MAIN_TARGET : ALL;
  const paid = checkPayouts(day, easiest);
  const shares = checkShares(day, easiest, seals);
  const isProven = shares?.hashes.length === SHARES;
  const tried = isProven ? (BigInt(SHARES - 1) * ALL) / (BigInt(`0x${shares.hashes[SHARES - 1]}`) + 1n) : undefined;
  const fee = BigInt(10_000 - terms.fee_bp);
  const expected =
    tried === undefined ? undefined : (tried * (shares?.chance ?? 0n) * fee) / (10_000n * BigInt(SHARES) * ALL);
  const [phs, phsBy] = exact(terms.contracted_phs);
  const [joules, joulesBy] = exact(terms.joules_per_th);
  const [cents, centsBy] = exact(terms.cents_per_kwh);
  const most = phs * 86_400n * 10n ** 15n;
  const worked = (tried ?? 0n) * phsBy;
  const used = worked < most ? worked : most;
  const cost = -floor(-used * joules * cents, phsBy * joulesBy * centsBy * 3_600_000_000_000_000_000n);
  const [price, priceBy] = exact(figures.price);
  const net = ((paid?.units ?? 0n) * price) / (1_000_000n * priceBy) - cost;
  const text = [
    'glassmine:mining:v1', terms.id, Date.parse(figures.day) / 1000 / DAY_SECONDS, terms.address, terms.tag, terms.fee_bp,
    terms.joules_per_th, terms.cents_per_kwh, terms.contracted_phs, paid?.named ?? '?',
    bytesToHex(sha256(hexToBytes(shares?.hashes.join('') ?? ''))), figures.units, figures.tried ?? '-',
    figures.expected_units ?? '-', figures.cost_cents, figures.price, figures.net_cents,
  ].join('|'); // prettier-ignore
  const root = bytesToHex(sha256(utf8ToBytes(text)));
  const isSealed = root === figures.root && evidence === `sha256:${root}`;
  const [share, shareBy] = exact(day.phs_per_dollar);
  const isShared = (part: MiningPart) => {
    const due = net > 0n ? net * BigInt(part.principal_cents) * BigInt(part.held) * share * phsBy : 0n;
    const whole = due / (phs * 8_640_000_000_000n * shareBy);
    // The cents of a plan that do not divide go to its holders, one each.
    return BigInt(part.share_cents) - whole >= -1n && BigInt(part.share_cents) - whole <= 1n;
  };
  // One was published by the day before, when the day's work began.
  const isDue =
    shares &&
    shares.hashes.length > 0 &&
    seals.some(({ as_of }) => Date.parse(as_of) < Date.parse(figures.day) - DAY_SECONDS * 1000);
  const isNet = isSealed && net === BigInt(figures.net_cents);
  return {
    paid: paid?.units === BigInt(figures.units),
    work: shares && (figures.tried === null && !isProven ? undefined : figures.tried === String(tried)),
    expected: shares && (tried === undefined ? undefined : expected === BigInt(figures.expected_units ?? -1)),
    books: isDue === true || shares?.isSealed ? shares?.isSealed : undefined,
    power: shares !== undefined && cost === BigInt(figures.cost_cents),
    net: isNet,
    part: isNet && parts.every(isShared),
  };
}
