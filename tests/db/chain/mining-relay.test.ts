import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startMiner } from '../../../supabase/workers/mining/miner.ts';
import { startPool } from '../../../supabase/workers/mining/pool.ts';
import { startRelay } from '../../../supabase/workers/mining/relay.ts';
import { openMining } from '../support/chain/mining-stage.ts';

const stage = await openMining();
const { owner, chain, asRelay } = stage;
const WAIT = { timeout: 30_000, interval: 10 };
const counted = async () => (await owner<[{ n: number }]>`select count(*)::int as n from mining.shares`)[0].n;

test('a relay passes a miner’s work on unchanged, proves it, and goes on after it was stopped', async () => {
  // Any seal, also one that looks like what a pool leaves open.
  const payee = { ...(await stage.addSource('north', 1)), seal: 'e'.repeat(64) };
  chain.clock = () => Date.now() / 1000;
  chain.mine();
  const pool = await startPool(chain, payee);
  const errors: unknown[] = [];
  const options = { pool: { host: '127.0.0.1', port: pool.port }, source: 'north', sql: asRelay, handInMs: 100 };
  const start = () => startRelay({ ...options, listen: 0, onError: (error) => errors.push(error) });
  const blocks = () => chain.blocks.length;
  const before = blocks();
  let answers = 0;
  for (const [times, shares, found] of [
    [100, 100, 0],
    [900, 128, 1],
  ] as const) {
    const relay = await start();
    const miner = startMiner(relay.port, 'demo.1');
    await vi.waitFor(() => {
      if (miner.answers.open === 0) miner.work(20);
      expect(miner.answers.taken).toBeGreaterThanOrEqual(times);
      // A block in 256.
      expect(blocks() - before).toBeGreaterThanOrEqual(found);
    }, WAIT);
    await vi.waitFor(async () => {
      await stage.look();
      expect(miner.answers.open).toBe(0);
      expect(await counted()).toBeGreaterThanOrEqual(shares);
    }, WAIT);
    answers += miner.answers.taken;
    miner.close();
    await relay.stop();
  }
  expect(await owner`select count(*)::int > 0 as paid from chain.sightings`).toEqual([{ paid: true }]);
  const [{ tried } = { tried: 0 }] = await owner<{ tried: number }[]>`
    select w.tried::float8 as tried from mining.sources s, (select distinct day from mining.shares) d, mining.worked(s, d.day) w`;
  expect(Math.abs(tried / answers - 1)).toBeLessThan(5 / Math.sqrt(126));
  // A pool says no to what it did not ask for, and the relay ends what is no Stratum.
  const relay = await start();
  for (const said of ['GET / HTTP/1.1\r\n', 'x'.repeat(20_000)]) {
    const stranger = connect(relay.port, '127.0.0.1');
    stranger.write(said);
    await once(stranger, 'close');
  }
  await relay.stop();
  await pool.close();
  expect(errors).toEqual([]);
});
