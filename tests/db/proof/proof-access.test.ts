import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { takeDailySnapshot } from '../../../supabase/workers/proof.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { nextMillisecond, proofTools, type Transaction } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const stage = await openStage();
const { owner, asInvestor, asAnonymous, makeInvestor, asOperator } = stage;

const { snap, receiptOf, meanwhile } = proofTools(stage);

const alice = await makeInvestor({ deposited: 500_000 });

const bob = await makeInvestor({ deposited: 500_000 });

test('a stranger gets no receipt of another, whatever they ask for', async () => {
  const { number } = await snap();
  const receipt = await receiptOf(bob, number);
  expect(receipt.account).toBe(bob.id);
  expect(JSON.stringify(receipt)).not.toContain(alice.id);
  await expect(asAnonymous.call('my_proof', { snapshot: number })).rejects.toMatchObject({ code: '42501' });
  await expect(
    asInvestor({ ...bob, sessionId: randomUUID() }).call('my_proof', { snapshot: number }),
  ).rejects.toMatchObject({ message: 'session_ended' });
  for (const snapshot of [0, -1, number + 1, null])
    await expect(asInvestor(bob).call('my_proof', { snapshot })).rejects.toMatchObject({
      message: 'not_found',
    });
});

test('the worker takes one snapshot a day, and none of empty books', async () => {
  const daily = async (sql: Transaction | typeof owner) =>
    (await sql<{ n: number | null }[]>`select proof.take_daily_snapshot() as n`)[0]?.n;
  expect(await daily(owner)).toBeNull();
  expect(await takeDailySnapshot(stage.url('postgres'))).toBeNull();
  await meanwhile(async (sql) => {
    await sql`alter table public.liability_snapshots disable trigger user`;
    await sql`delete from public.liability_snapshots`;
    await sql`delete from proof.proof_leaves`;
    await sql`delete from proof.proof_pools`;
    await sql`delete from proof.proof_levels`;
    await sql`alter table ledger.transfers disable trigger user`;
    await sql`update ledger.transfers set created_at = now()`;
    expect(await daily(sql)).toBeNull();
    await sql`update ledger.transfers set created_at = created_at - interval '2 days'`;
    expect(await daily(sql)).toBe(1);
    expect(await daily(sql)).toBeNull();
    // Just after midnight `as_of`, a minute earlier, is of the day before; the time of taking counts.
    await sql`update public.liability_snapshots set as_of = as_of - interval '1 day'`;
    expect(await daily(sql)).toBeNull();
    await sql`
      update public.liability_snapshots set taken_at = date_trunc('day', now(), 'utc') - interval '1 millisecond'`;
    expect(await daily(sql)).toBe(2);
  });
});

test('a receipt is kept for thirty days, however many snapshots are taken after it; its root stays for ever', async () => {
  const pool_id = randomUUID();
  await asInvestor(bob).call('open_portfolio', { title: 'Mine', request_id: pool_id });
  await asInvestor(bob).rows('subscribe', { pool_id, amount_cents: 1000, request_id: randomUUID() });
  await meanwhile(async (sql) => {
    await sql`alter table public.liability_snapshots disable trigger user`;
    await sql`delete from public.liability_snapshots`;
    await sql`delete from proof.proof_leaves`;
    await sql`delete from proof.proof_pools`;
    await sql`delete from proof.proof_levels`;
    const take = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        await nextMillisecond(sql);
        await sql`select number from proof.take_snapshot(clock_timestamp())`;
      }
    };
    const age = (number: number, days: number) =>
      sql`update public.liability_snapshots set taken_at = taken_at - ${days} * interval '1 day' where number = ${number}`;
    const gone = async () => {
      const [row] = await sql<{ leaves: number[]; levels: number[]; pools: number[] }[]>`
        select array_agg(number) filter (where number not in (select snapshot from proof.proof_leaves)) as leaves,
          array_agg(number) filter (where number not in (select snapshot from proof.proof_levels)) as levels,
          array_agg(number) filter (where number not in (select snapshot from proof.proof_pools)) as pools
        from (select number from public.liability_snapshots order by number) s`;
      expect(row?.leaves).toEqual(row?.levels);
      expect(row?.pools).toEqual(row?.levels);
      return row?.levels;
    };
    await take(1);
    await age(1, 29);
    await take(1);
    await age(2, 1);
    await take(32);
    expect(await gone()).toEqual([4]);
    await age(1, 2);
    await take(1);
    expect(await gone()).toEqual([1, 4, 5]);
    await sql`select proof.record_restoration(max(as_of), 'The disk failed.') from public.liability_snapshots`;
    await take(1);
    expect(await gone()).toEqual([1, 4, 5, 6]);
  });
});

test('a treasurer who takes a snapshot in five tabs at once publishes one', async () => {
  const tab = () => asOperator('treasurer').call<{ number: number }>('take_snapshot');
  const taken = await Promise.all(Array.from({ length: 5 }, tab));
  expect(new Set(taken.map(({ number }) => number)).size).toBe(1);
});
