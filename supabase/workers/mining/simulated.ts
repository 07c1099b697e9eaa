import { hexToBytes } from '@noble/hashes/utils.js';
import postgres, { type Sql } from 'postgres';
import type { Regtest } from '../chain/regtest.ts';
import { startMiner } from './miner.ts';
import { startPool } from './pool.ts';
import { startRelay } from './relay.ts';
import { DEMO_MINE, type Payee, renewSeal } from './work.ts';

/** The pool, relay and miner of a sandbox. */
export interface SimulatedMine {
  /** Does what is due; returns whether the chain has another tip since the last time. */
  tick: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Mines the demo source of a sandbox on its simulated chain, a hash every few seconds; undefined without one. */
export async function simulateMine(
  owner: Sql,
  url: string,
  chain: Regtest,
  onError: (error: unknown) => void,
): Promise<SimulatedMine | undefined> {
  const { source, tag, everyMs } = DEMO_MINE;
  const [paid] = await owner<{ script: string }[]>`
    select encode(chain.script_of(s.address), 'hex') as script from mining.sources s where s.id = ${source} and s.closed_at is null`;
  if (!paid) return undefined;
  const options = { max: 1, fetch_types: false, onnotice: () => undefined, connection: { role: 'mining_relay' } };
  const sql = postgres(url, options);
  const payee: Payee = { script: hexToBytes(paid.script), tag };
  await renewSeal(owner, payee);
  const pool = await startPool(chain, payee);
  const relay = await startRelay({ listen: 0, pool: { host: '127.0.0.1', port: pool.port }, source, sql, onError });
  const miner = startMiner(relay.port, 'demo.1');
  let tip = chain.tip.hash;
  let triedAt = Date.now();
  return {
    async tick() {
      const isNew = chain.tip.hash !== tip;
      if (isNew) {
        await renewSeal(owner, payee);
        pool.refresh();
      }
      tip = chain.tip.hash;
      if (Date.now() - triedAt >= everyMs) {
        miner.work(1);
        triedAt = Date.now();
      }
      return isNew;
    },
    async stop() {
      miner.close();
      await relay.stop();
      await pool.close();
      await sql.end({ timeout: 1 });
    },
  };
}
