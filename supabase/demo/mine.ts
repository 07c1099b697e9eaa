import { bech32 } from '@scure/base';
import type { Sql } from 'postgres';
import { Regtest } from '../workers/chain/regtest.ts';
import { DEMO_CHAIN } from '../workers/chain/simulated.ts';
import { watcherOf } from '../workers/chain/watch.ts';
import { DEMO_MINE, Lowest, type Payee, renewSeal, tryHashes, writtenShares } from '../workers/mining/work.ts';
import { DAY, HOUR, type Scene, SEEDED } from './scene.ts';

/** Blocks of others in a day, and what the demo miner tries between two of them. */
const BLOCKS = 90;
const TRIES = Math.round((DAY / DEMO_MINE.everyMs) / BLOCKS); // prettier-ignore
const PLAN = 'basic';

/** The simulated chain of the past, and the source that is mined on it. */
export interface Mine {
  /** Mines what is missing until now, and computes the days that are closed; of a day that is not over it hands in work at last. */
  go: (isLast?: boolean) => Promise<void>;
}

/** Opens the demo source, whose hashes are tried for real, if few. */
export async function openMine({ sql, clock, call, hex }: Scene): Promise<Mine> {
  const { admin } = SEEDED;
  const program = Buffer.from(hex(40), 'hex');
  const address = bech32.encode('bcrt', [0, ...bech32.toWords(program)]);
  const payee: Payee = { script: Uint8Array.of(0, 20, ...program), tag: DEMO_MINE.tag };
  const [begun, slotMs] = [clock.now, DAY / BLOCKS];
  let mined = Math.ceil(begun / slotMs);
  const chain = new Regtest('Bitcoin', { ...DEMO_CHAIN, name: 'simulation', clock: () => begun / 1000 });
  // Easy to find: only what we try is work.
  const others = new Regtest('Bitcoin', { from: chain.blocks, clock: () => chain.clock(0) });
  others.blocks = chain.blocks;
  const onError = (error: unknown) => {
    throw error;
  };
  const look = watcherOf({ network: 'Bitcoin', nodes: [chain], sql: sql as unknown as Sql, onError });
  await look();
  await call(admin, 'propose_mining_source', {
    source_id: DEMO_MINE.source,
    pool: 'Demo pool',
    address,
    tag: DEMO_MINE.tag,
    fee_bp: 0,
    joules_per_th: DEMO_MINE.joulesPerTh,
    cents_per_kwh: '6',
    contracted_phs: DEMO_MINE.contractedPhs,
    reason: 'Sandbox miner',
  });
  await call(admin, 'set_plan_source', {
    plan_id: PLAN,
    source_id: DEMO_MINE.source,
    phs_per_dollar: DEMO_MINE.phsPerDollar,
    reason: 'Its income is computed',
  });
  const days = new Map<number, Lowest>();
  return {
    async go(isLast = false) {
      await renewSeal(sql as unknown as Sql, payee);
      for (; (mined + 1) * slotMs < clock.now; mined += 1) {
        const at = mined * slotMs;
        chain.clock = () => at / 1000;
        others.mine();
        const day = Math.floor(at / DAY);
        const lowest = days.get(day) ?? new Lowest();
        days.set(day, lowest);
        tryHashes(chain, payee, TRIES, lowest);
      }
      await look();
      for (const [day, lowest] of days) {
        const isOver = (day + 1) * DAY < clock.now - HOUR;
        if (!isOver && !isLast) continue;
        await sql`select mining.add_shares(${DEMO_MINE.source}, ${writtenShares(lowest.shares)}::text::jsonb)`;
        if (isOver) days.delete(day);
      }
      for (let kept: unknown = ''; kept !== null;)
        [{ kept }] = await sql<[{ kept: unknown }]>`select mining.keep_day() as kept`;
    },
  };
}
