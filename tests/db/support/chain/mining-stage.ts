import { bech32 } from '@scure/base';
import postgres from 'postgres';
import { afterAll } from 'vitest';
import { Regtest } from '../../../../supabase/workers/chain/regtest.ts';
import { watcherOf } from '../../../../supabase/workers/chain/watch.ts';
import { Lowest, type Payee, type Share, tryHashes, writtenShares } from '../../../../supabase/workers/mining/work.ts';
import { priceBitcoin } from '../money/deposit-quotes.ts';
import { openStage, type Stage } from '../stage.ts';
import { scriptOf } from './chain-stage.ts';

const DAY = 86_400_000;
/** Blocks of a simulated day: more than confirm the day before. */
const BLOCKS = 104;
/** A block in 256 hashes, and payments of a few dollars. */
const EASY = { bits: 0x20_00_ff_ff, height: 18 * 210_000 };
/** What a source's miner tries between two blocks. */
const TRIES = 5;
const CONTRACTED = '0.000000000000000006';

export const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);

export const TERMS = {
  pool: 'Test pool',
  tag: '/glassmine test/',
  fee_bp: 0,
  joules_per_th: '100000000000000000',
  cents_per_kwh: '6',
  contracted_phs: CONTRACTED,
};

export interface MiningStage extends Stage {
  chain: Regtest;
  look: () => Promise<void>;
  /** Uses a source since so many days ago; returns who is paid. */
  addSource: (id: string, daysAgo: number) => Promise<Payee>;
  /** Mines a day for these sources; returns their shares. */
  mineDay: (daysAgo: number, payees: Record<string, Payee>) => Promise<Record<string, Share[]>>;
  handIn: (source: string, shares: readonly Share[]) => Promise<number>;
  /** Computes what is due. */
  keepDays: () => Promise<void>;
  asRelay: postgres.Sql;
}

const ADDRESSES = [0, 1, 2].map((n) => bech32.encode('bcrt', [0, ...bech32.toWords(new Uint8Array(20).fill(n))]));

/** A sandbox that reads a chain on which sources are mined. */
export async function openMining(): Promise<MiningStage> {
  const stage = await openStage();
  const { owner } = stage;
  const chain = new Regtest('Bitcoin', { ...EASY, clock: () => (Date.now() - 20 * DAY) / 1000 });
  const connect = (role: string) =>
    postgres(stage.url('postgres'), { max: 2, fetch_types: false, onnotice: () => undefined, connection: { role } });
  const [asWatcher, asRelay] = [connect('chain_watcher'), connect('mining_relay')];
  afterAll(() => Promise.all([asWatcher.end(), asRelay.end()]));
  const look = watcherOf({
    network: 'Bitcoin',
    nodes: [chain],
    sql: asWatcher,
    onError: (error) => {
      throw error;
    },
  });
  const handIn = async (source: string, shares: readonly Share[]) => {
    const [row] = await asRelay<{ added: number }[]>`
      select mining.add_shares(${source}, ${writtenShares(shares)}::text::jsonb) as added`;
    return row?.added ?? 0;
  };
  await look();
  let used = 0;
  return {
    ...stage,
    chain,
    look,
    asRelay,
    handIn,
    async addSource(id, daysAgo) {
      const address = ADDRESSES[(used += 1) - 1] ?? '';
      const tag = `/${id} test/`;
      const { pool, fee_bp, joules_per_th, cents_per_kwh, contracted_phs } = TERMS;
      const changes = Object.fromEntries(
        Object.entries({ pool, tag, fee_bp, joules_per_th, cents_per_kwh, contracted_phs, address }).map(
          ([key, value]) => [key, [null, value]],
        ),
      );
      await owner`select desk.put_change('mining_source', ${id}, ${JSON.stringify(changes)}::text::jsonb, '{}')`;
      await owner`alter table mining.sources disable trigger user`;
      await owner`update mining.sources set effective_at = ${`${dayOf(daysAgo + 1)}T12:00:00Z`} where id = ${id}`;
      await owner`alter table mining.sources enable trigger user`;
      return { script: scriptOf(address), tag };
    },
    async mineDay(daysAgo, payees) {
      const midnight = Date.parse(dayOf(daysAgo)) / 1000;
      const lowest = Object.fromEntries(Object.keys(payees).map((id) => [id, new Lowest()]));
      // The first block of the day, whose day is that of all hashes on it.
      for (let slot = 0; slot < BLOCKS; slot += 1) {
        chain.clock = () => midnight + slot * (86_000 / BLOCKS);
        chain.mine();
        for (const [id, payee] of Object.entries(payees)) tryHashes(chain, payee, TRIES, lowest[id] as Lowest);
      }
      await look();
      const shares = Object.fromEntries(Object.entries(lowest).map(([id, kept]) => [id, kept.shares]));
      for (const [id, kept] of Object.entries(shares)) await handIn(id, kept);
      return shares;
    },
    async keepDays() {
      for (let kept: unknown = ''; kept !== null;) {
        // A price is good for seconds.
        await priceBitcoin(owner, 9_499_500);
        [{ kept }] = await owner<[{ kept: unknown }]>`select mining.keep_day() as kept`;
      }
    },
  };
}
