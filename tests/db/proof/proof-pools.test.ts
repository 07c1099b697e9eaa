import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hasPools } from '../../../src/features/proof/verifier/snapshot.ts';
import { verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import type { Person } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested, proposeStrategy } from '../support/copying/strategies.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { nextMillisecond, proofTools, type Receipt } from '../support/money/proof.ts';
import { makeHolder, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

const stage = await openCopyingStage();
const { owner, asInvestor, makeInvestor } = stage;
const { snap, receiptOf, now, snapAt } = proofTools(stage);

async function sound(person: Person, number: number): Promise<Receipt> {
  const receipt = await receiptOf(person, number);
  expect(await verifyReceipt(receipt, { account: person.id })).toEqual([]);
  return receipt;
}
const kinds = ({ leaf }: Receipt) => [leaf?.['available_cents'], leaf?.['pooled_cents']];
const total = (receipt: Receipt) => kinds(receipt).reduce<number>((sum, cents) => sum + Number(cents), 0);

const pooledAt = (people: readonly Person[], moment: string) =>
  Promise.all(
    people.map(async ({ id }) => {
      const [row] = await owner<{ cents: number }[]>`
        select (coalesce((select sum(w.amount_cents) from proof.waiting_money w
          where w.investor_id = ${id} and w.since <= ${moment} and w.until > ${moment}), 0) + coalesce(sum(p.cents), 0))::bigint as cents
        from proof.pool_parts(${id}, ${moment}) p`;
      return row?.cents;
    }),
  );

async function makePortfolio(person: Person, amount_cents: number): Promise<string> {
  const pool_id = randomUUID();
  await asInvestor(person).call('open_portfolio', { title: 'Mine', request_id: pool_id });
  await asInvestor(person).rows('subscribe', { pool_id, amount_cents, request_id: randomUUID() });
  return pool_id;
}

describe('what is in pools', () => {
  test('money put into a portfolio stays in what is owed, at what the portfolio could be sold for', async () => {
    const person = await makeInvestor({ deposited: 500_000 });
    const before = await snap();
    const pool_id = await makePortfolio(person, 100_000);
    const after = await snap();
    expect(kinds(await sound(person, after.number))).toEqual([400_000, 100_000]);
    expect(hasPools(after) && hasPools(before) && after.pooled_cents - before.pooled_cents).toBe(100_000);
    await shows(stage, 10_000_000);
    const buy = { side: 'buy', kind: 'market', spend_cents: 50_000, instrument_id: 'BTC-USD' };
    await asInvestor(person).rows('place_order', { ...buy, pool_id, request_id: randomUUID() });
    await shows(stage, 10_000_000);
    // The next subscription waits for the price of the holding.
    await asInvestor(person).rows('subscribe', { pool_id, amount_cents: 20_000, request_id: randomUUID() });
    await shows(stage, 10_300_000);
    await owner`select pools.mark_pool(${pool_id})`;
    const risen = await sound(person, (await snap()).number);
    const [mark] = await owner<{ cents: number }[]>`
      select value_cents as cents from public.marks where pool_id = ${pool_id} order by at desc limit 1`;
    expect(mark?.cents).toBeGreaterThan(101_000);
    expect(kinds(risen)).toEqual([380_000, (mark?.cents ?? 0) + 20_000]);
    expect(risen).toMatchObject({
      waiting_cents: 20_000,
      pools: [{ pool: pool_id, stale: false, waiting_cents: 20_000 }],
    });
    const [{ quantity } = { quantity: 0 }] = await owner<{ quantity: number }[]>`
      select quantity from pools.holdings where pool_id = ${pool_id}`;
    expect(risen.pools).toMatchObject([{ holdings: `BTC-USD:${quantity}\n` }]);
  });

  test('the stake of a proposal, and what waits for a strategy or was split, is owed', async () => {
    const proposal = await proposeStrategy(stage);
    const proposed = await sound(proposal.lead, (await snap()).number);
    expect(kinds(proposed)).toEqual([0, 100_000]);
    expect(proposed).toMatchObject({ waiting_cents: 100_000, pools: [] });
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 400_000);
    const waiting = (await snap()).number;
    expect(kinds(await sound(copier.person, waiting))).toEqual([600_000, 400_000]);
    const moment = await now();
    await showsTouch(stage, 9_499_500, 9_500_500, { ask_size: 500_000, bid_size: 500_000 });
    await deal(stage);
    expect(kinds(await sound(copier.person, await snapAt(moment)))).toEqual([600_000, 400_000]);
    const parted = await sound(copier.person, (await snap()).number);
    expect(parted.waiting_cents).toBeGreaterThan(0);
    expect(parted.pools).toMatchObject([{ own_units: await copier.units(strategy) }]);
    expect(total(parted)).toBeGreaterThan(999_000);
    // The rest keeps the time of the request, and did not wait before the split.
    expect(kinds(await sound(copier.person, waiting))).toEqual([600_000, 400_000]);
  });

  test('a receipt says the same when others came and left, the profit share was taken and the lead has gone', async () => {
    const strategy = await makeInvested(stage);
    const [one, two] = [await makeCopier(stage), await makeCopier(stage)];
    await one.put(strategy, 50_000);
    await two.put(strategy, 70_000);
    await shows(stage, 9_600_000);
    await deal(stage);
    const people = [strategy.lead, one.person, two.person];
    const { number } = await snap();
    const before = await Promise.all(people.map((person) => sound(person, number)));
    await one.take(strategy);
    await shows(stage, 9_700_000);
    await deal(stage);
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have stopped.' });
    await shows(stage, 9_700_000);
    await deal(stage);
    expect(await strategy.row()).toMatchObject({ status: 'closed' });
    for (const [index, person] of people.entries()) expect(await sound(person, number)).toEqual(before[index]);
    const { number: last } = await snap();
    for (const person of people)
      expect(await sound(person, last)).toMatchObject({ leaf: { pooled_cents: 0 }, pools: [] });
  });

  test('a snapshot shows the moment asked for, not what was asked, dealt, taken out or returned since', async () => {
    const strategy = await makeInvested(stage);
    const [dealt, returned, late, left] = [
      await makeCopier(stage),
      await makeCopier(stage),
      await makeCopier(stage),
      await makeCopier(stage),
    ];
    await left.put(strategy, 50_000);
    await shows(stage, 9_500_000);
    await deal(stage);
    const [one, two, three] = [await makeHolder(stage), await makeHolder(stage), await makeHolder(stage)];
    await dealt.put(strategy, 20_000);
    const back = await returned.put(strategy, 30_000);
    const put = async ({ person, rows, pool }: Trader, amount_cents: number) => {
      await makeDeposit(owner, person.id, amount_cents);
      const [asked] = await rows('subscribe', { pool_id: pool, amount_cents, request_id: randomUUID() });
      return asked?.['id'];
    };
    await put(one, 2000);
    const other = await put(two, 3000);
    const moment = await now();
    const people = [dealt, returned, late, left, one, two, three].map(({ person }) => person);
    const before = await pooledAt(people, moment);
    await returned.rows('return_copy_request', { request_id: back['id'] });
    await two.rows('return_request', { request_id: other });
    await left.take(strategy);
    await shows(stage, 9_500_000);
    await deal(stage);
    await late.put(strategy, 40_000);
    await put(three, 4000);
    const number = await snapAt(moment);
    const receipts = await Promise.all(people.map((person) => sound(person, number)));
    expect(receipts.map(({ leaf }) => leaf?.['pooled_cents'])).toEqual(before);
    expect(before.slice(0, 3)).toEqual([20_000, 30_000, 0]);
    expect(receipts.map(({ waiting_cents }) => waiting_cents)).toEqual([20_000, 30_000, 0, 0, 2000, 3000, 0]);
  });
});

test.each([
  'public.fills',
  'public.marks',
  'public.dealings',
  'public.copy_requests',
  'public.dealing_requests',
  'copying.unit_moves',
])('a snapshot is of a moment before a transaction that is still writing into %s', async (table) => {
  await snap();
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  await owner.begin(async (sql) => {
    await sql`lock table ${sql(table)} in row exclusive mode`;
    await nextMillisecond(owner);
    const [taken] = await owner<{ early: boolean }[]>`
      select s.as_of < a.xact_start as early
      from proof.take_snapshot(clock_timestamp()) s,
        (select min(xact_start) as xact_start from pg_stat_activity where state = 'idle in transaction' and datname = current_database()) a`;
    expect(taken).toEqual({ early: true });
  });
});

test('a receipt tells of a pool those alone who had units of it, and no one who else is in it', async () => {
  const strategy = await makeInvested(stage);
  const [member, other, waiting] = [await makeCopier(stage), await makeCopier(stage), await makeCopier(stage)];
  await member.put(strategy, 50_000);
  await shows(stage, 9_500_000);
  await deal(stage);
  await waiting.put(strategy, 50_000);
  const { number } = await snap();
  const told = JSON.stringify(await sound(member.person, number));
  expect(told).toContain(strategy.pool);
  for (const stranger of [strategy.lead, waiting.person]) expect(told).not.toContain(stranger.id);
  for (const { person } of [other, waiting])
    expect(JSON.stringify(await sound(person, number))).not.toContain(strategy.pool);
});
