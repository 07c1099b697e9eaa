import { bytesToHex } from '@noble/hashes/utils.js';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { expect, test } from 'vitest';
import { doubleHash } from '../../../supabase/workers/chain/blocks.ts';
import { Lowest, type Payee } from '../../../supabase/workers/mining/work.ts';
import { dayOf, openMining } from '../support/chain/mining-stage.ts';
import { problems } from '../support/money/books.ts';

const DAYS = 2;
/** On each of so many days one, of one to six blocks. */
const REORGANISED = 2;
const KILLED = 2;
const ESTIMATES = 300;
const TRIED = 800;

test('what is booked is what blocks of the chain paid, each once, whatever is reorganised or killed meanwhile', async () => {
  const stage = await openMining();
  const { owner, chain, look } = stage;
  const payees: Record<string, Payee> = {};
  for (const id of ['east', 'north', 'west']) payees[id] = await stage.addSource(id, DAYS + 1);
  for (let ago = DAYS + 1; ago >= 0; ago -= 1) {
    await stage.mineDay(ago, payees);
    if (ago <= REORGANISED && ago > 0) {
      chain.reorganise(1 + (ago % 6));
      await look();
    }
    if (ago === KILLED) {
      chain.mine();
      const looking = look().catch(() => undefined);
      await owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.catch(
        () => undefined,
      );
      await looking;
      await look().catch(look);
    }
    await stage.keepDays();
  }
  const paid: Record<string, number> = {};
  for (const { header, transactions } of chain.blocks) {
    const day = new Date(new DataView(header.buffer, header.byteOffset).getUint32(68, true) * 1000).toISOString();
    for (const raw of transactions) {
      const { outputs } = RawOldTx.decode(raw) as unknown as { outputs: { amount: bigint; script: Uint8Array }[] };
      for (const [id, { script }] of Object.entries(payees))
        for (const output of outputs)
          if (bytesToHex(output.script) === bytesToHex(script)) {
            const key = `${id} ${day.slice(0, 10)}`;
            paid[key] = (paid[key] ?? 0) + Number(output.amount);
          }
    }
  }
  const days = await owner<{ key: string; units: number }[]>`
    select source_id || ' ' || day as key, units::int as units from mining.days order by 1`;
  expect(days.length).toBe(3 * (DAYS + 1));
  for (const { key, units } of days) expect({ key, units }).toEqual({ key, units: paid[key] ?? 0 });
  expect(await problems(owner)).toEqual([]);
  expect(days.some(({ key }) => key.endsWith(dayOf(1)))).toBe(true);
});

test('an estimate of work errs as little as the theory says', () => {
  const errors = Array.from({ length: ESTIMATES }, (_, n) => {
    const lowest = new Lowest();
    for (let tried = 0; tried < TRIED; tried += 1) {
      const header = new Uint8Array(new Uint32Array([n, tried]).buffer);
      lowest.offer(doubleHash(header), () => ({ header, coinbase: header, branch: header }));
    }
    const highest = BigInt(`0x${bytesToHex(doubleHash(lowest.shares[127]?.header as Uint8Array).toReversed())}`);
    return Math.abs(Number((127n << 256n) / (highest + 1n)) / TRIED - 1);
  });
  expect(errors.reduce((sum, error) => sum + error, 0) / ESTIMATES).toBeLessThan(1.1 / Math.sqrt(126));
});
