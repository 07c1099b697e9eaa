import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Sql } from 'postgres';
import { backwards, doubleHash } from '../chain/blocks.ts';
import { coinbaseOf, number, type Regtest, reaches, targetOf } from '../chain/regtest.ts';

/** How many of the lowest hashes of a day prove its work. */
const SHARES_A_DAY = 128;
const HALVING = 210_000;

/** The source of a sandbox: what one of its hashes costs and earns is invented, that it was tried is not. */
export const DEMO_MINE = {
  source: 'demo',
  tag: '/glassmine sandbox/',
  /** One hash in so many milliseconds: 7,200 a day. */
  everyMs: 12_000,
  contractedPhs: '0.00000000000000008',
  joulesPerTh: '500000000000000000',
  phsPerDollar: '0.0000000000000000000005',
};

/** A hash that was tried: its header, and what proves the tag in it. */
export interface Share {
  header: Uint8Array;
  coinbase: Uint8Array;
  branch: Uint8Array;
}

/** Who is paid for the work, and what names them. */
export interface Payee {
  script: Uint8Array;
  tag: string;
  /** The newest seal of the site's books, which the work notarises; empty before there is one. */
  seal?: string;
}

/** Lets a payee's next work hold the newest seal. */
export async function renewSeal(sql: Sql, payee: Payee): Promise<void> {
  const [newest] = await sql<{ seal: string }[]>`
    select l.seal from public.liability_snapshots l order by l.number desc limit 1`;
  payee.seal = newest?.seal ?? '';
}

/** Keeps the shares with the lowest hashes. */
export class Lowest {
  private readonly kept: { hash: string; share: Share }[] = [];

  /** Returns whether it is one of the lowest so far. */
  offer(hash: Uint8Array, share: () => Share): boolean {
    const last = this.kept[SHARES_A_DAY - 1]?.hash;
    // Most hashes fail at their first byte.
    if (last !== undefined && (hash[31] as number) > Number.parseInt(last.slice(0, 2), 16)) return false;
    const name = bytesToHex(backwards(hash));
    if ((last !== undefined && name >= last) || this.kept.some(({ hash: known }) => known === name)) return false;
    const at = this.kept.findIndex(({ hash: higher }) => higher > name);
    this.kept.splice(at === -1 ? this.kept.length : at, 0, { hash: name, share: share() });
    this.kept.splice(SHARES_A_DAY);
    return true;
  }

  get shares(): Share[] {
    return this.kept.map(({ share }) => share);
  }
}

/** Writes shares as the database takes them. */
export const writtenShares = (shares: readonly Share[]): string =>
  JSON.stringify(
    shares.map(({ header, coinbase, branch }) => ({
      header: bytesToHex(header),
      coinbase: bytesToHex(coinbase),
      branch: bytesToHex(branch),
    })),
  );

/** What a block at a height pays its maker, in the smallest unit. */
export const subsidyAt = (height: number): number => Math.floor(5_000_000_000 / 2 ** Math.floor(height / HALVING));

/** Begins the script of a block's first transaction: its height, as BIP-34 has it, a tag, and the seal of the books. */
export const scriptSigOf = (height: number, { tag, seal = '' }: Pick<Payee, 'tag' | 'seal'>): Uint8Array =>
  concatBytes(Uint8Array.of(3), number(height).subarray(0, 3), utf8ToBytes(tag), hexToBytes(seal));

/** Tries so many hashes on the tip of a simulated chain; blocks that are found join it. */
export function tryHashes(chain: Regtest, payee: Payee, times: number, lowest: Lowest): void {
  const target = targetOf(chain.bits);
  for (let tried = 0; tried < times;) {
    const height = chain.nextHeight;
    const sig = concatBytes(scriptSigOf(height, payee), randomBytes(8));
    const coinbase = coinbaseOf(sig, payee.script, subsidyAt(height));
    const begun = chain.begin([coinbase]);
    for (let isFound = false; tried < times && !isFound; tried += 1) {
      const header = concatBytes(begun, number(tried));
      const hash = doubleHash(header);
      lowest.offer(hash, () => ({ header, coinbase, branch: new Uint8Array() }));
      isFound = reaches(hash, target);
      if (isFound) chain.add(header, [coinbase]);
    }
  }
}
