import { describe, expect, test } from 'vitest';
import type { Actor, Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  makeStrategy,
  proposeStrategy,
  type Strategy,
} from '../support/copying/strategies.ts';
import { shows } from '../support/trading/trading.ts';

// Attack 28: everyone sees the values of a strategy, its holders see trades, and no one sees orders and people.
const stage = await openCopyingStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;

const invested = () => makeInvested(stage);
const seenBy = async (rows: (name: string, args: Row) => Promise<unknown[]>, { pool }: Strategy) => [
  (await rows('strategy_fills', { pool_id: pool })).length,
  (await rows('strategy_holdings', { pool_id: pool })).length,
];

const ageFills = ({ pool }: Strategy) =>
  owner.begin(async (sql) => {
    await sql`alter table public.fills disable trigger append_only_rows`;
    await sql`update public.fills set at = at - interval '1 day' where pool_id = ${pool}`;
    await sql`alter table public.fills enable trigger append_only_rows`;
  });

describe('what a strategy trades', () => {
  test('is seen by its lead and its holders at once, by who left until they left, and by others a day later', async () => {
    const strategy = await invested();
    const stranger = await makeCopier(stage);
    const copier = await makeCopier(stage);
    expect(await seenBy(strategy.rows, strategy)).toEqual([1, 1]);
    expect(await seenBy(copier.rows, strategy)).toEqual([0, 0]);
    await copier.put(strategy, 10_000);
    await shows(stage, 9_500_000);
    await deal(stage);
    expect(await seenBy(copier.rows, strategy)).toEqual([2, 1]);
    await copier.take(strategy);
    await shows(stage, 9_500_000);
    await deal(stage);
    await strategy.place({ side: 'sell', quantity: 10_000 });
    await shows(stage, 9_500_000);
    expect(await seenBy(strategy.rows, strategy)).toEqual([4, 1]);
    expect(await seenBy(copier.rows, strategy)).toEqual([3, 1]);
    expect(await seenBy(stranger.rows, strategy)).toEqual([0, 0]);
    await ageFills(strategy);
    expect(await seenBy(stranger.rows, strategy)).toEqual([4, 1]);
  });

  test('is drawn as what a unit was worth, from a dollar at its launch to its return now', async () => {
    const strategy = await invested();
    const [row] = await strategy.rows('strategies', { strategy_id: strategy.pool });
    const line = row?.['line'] as number[];
    expect([line.length, line[0]]).toEqual([25, 1]);
    expect(line.at(-1)).toBeCloseTo(1 + Number(row?.['net_growth']), 9);
  });

  test('is dated to its lead and its holders at once, and to others by the last fill that they see', async () => {
    const { strategy, copier } = await makeCopied(stage, 10_000);
    await strategy.place({ side: 'buy', spend_cents: 10_000 });
    await shows(stage, 9_500_000);
    const stranger = await makeCopier(stage);
    const lastFill = async ({ rows }: Pick<Strategy, 'rows'>) =>
      (await rows('strategies', { strategy_id: strategy.pool }))[0]?.['last_fill_at'];
    const latest = await lastFill(strategy);
    expect(latest).not.toBeNull();
    expect(await lastFill(copier)).toEqual(latest);
    expect(await lastFill(stranger)).toBeNull();
    await ageFills(strategy);
    await strategy.place({ side: 'sell', quantity: 10_000 });
    await shows(stage, 9_500_000);
    const dayBefore = Date.now() - 86_400_000;
    expect(await lastFill(stranger).then(Number)).toBeLessThan(dayBefore);
    expect(await lastFill(strategy).then(Number)).toBeGreaterThan(dayBefore);
  });

  test('is seen by everyone once it is closed, and not before it was announced', async () => {
    const proposed = await proposeStrategy(stage);
    const stranger = await makeCopier(stage);
    await expect(seenBy(stranger.rows, proposed)).rejects.toThrow('not_found');
    expect(await seenBy(proposed.rows, proposed)).toEqual([0, 0]);
    const strategy = await invested();
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Enough.' });
    await shows(stage, 9_500_000);
    await deal(stage);
    expect(await seenBy(stranger.rows, strategy)).toEqual([2, 0]);
  });
});

test('orders are shown to the lead alone, and the holders of units to no one', async () => {
  const strategy = await invested();
  const [copier, stranger] = [await makeCopier(stage), await makeCopier(stage)];
  await copier.put(strategy, 10_000);
  await shows(stage, 9_500_000);
  await deal(stage);
  await strategy.place({ side: 'buy', kind: 'limit', quantity: 10_000, limit_price: 9_000_000 });
  for (const { person } of [copier, stranger]) {
    const reads = asInvestor(person);
    expect(await reads.query`select id from orders where pool_id = ${strategy.pool}`).toEqual([]);
    expect(await reads.query`select id from fills where pool_id = ${strategy.pool}`).toEqual([]);
    expect(await reads.query`select id from pools where id = ${strategy.pool}`).toEqual([]);
  }
  const lead = asInvestor(strategy.lead);
  expect(await lead.query`select id from orders where pool_id = ${strategy.pool} and status = 'open'`).toHaveLength(1);
  for (const table of ['lots', 'copies', 'copy_requests'])
    expect(await owner`select from ${owner(`public.${table}`)} where pool_id = ${strategy.pool}`).not.toEqual([]);
  expect(await lead.query`select id from lots where investor_id <> ${strategy.lead.id}`).toEqual([]);
  expect(await lead.query`select pool_id from copies where investor_id <> ${strategy.lead.id}`).toEqual([]);
  expect(await lead.query`select id from copy_requests where investor_id <> ${strategy.lead.id}`).toEqual([]);
  expect(JSON.stringify(await strategy.rows('my_strategies'))).not.toContain(copier.person.id);
  expect((await strategy.rows('my_strategies'))[0]).toMatchObject({ holders: 1 });
  for (const other of [asInvestor(stranger.person), asOperator('admin')])
    expect(await other.query`select id from dealings where pool_id = ${strategy.pool}`).toEqual([]);
  expect(await asInvestor(copier.person).query`select id from dealings where pool_id = ${strategy.pool}`).toHaveLength(
    2,
  );
});

test('a preview says what an amount would bring and cost at once, and what is wrong with it', async () => {
  const strategy = await invested();
  const copier = await makeCopier(stage);
  const preview = (amount_cents: number) => copier.rows('preview_copy', { pool_id: strategy.pool, amount_cents });
  const [seen] = await preview(100_000);
  expect(seen).toMatchObject({ share_bp: 1000, stale: false });
  await copier.put(strategy, 100_000);
  await shows(stage, 9_500_000);
  await deal(stage);
  expect(await copier.units(strategy)).toBe(seen?.['units']);
  expect(Number(seen?.['back_cents'])).toBeLessThan(100_000);
  await expect(preview(999)).rejects.toThrow('below_minimum');
  const proposed = await proposeStrategy(stage);
  await expect(copier.rows('preview_copy', { pool_id: proposed.pool, amount_cents: 1000 })).rejects.toThrow(
    'not_found',
  );
});

test('a proposal is read by its lead alone, and what was announced by everyone with an open session', async () => {
  const [proposed, announced] = [await proposeStrategy(stage), await makeStrategy(stage)];
  const read = ({ query }: Actor) =>
    query<{ pool_id: string }>`
      select pool_id from strategies where pool_id in (${proposed.pool}, ${announced.pool})`;
  expect(await read(asInvestor(proposed.lead))).toHaveLength(2);
  const stranger = await makeInvestor();
  for (const other of [asInvestor(stranger), asOperator('admin')])
    expect(await read(other)).toEqual([{ pool_id: announced.pool }]);
  await owner`delete from auth.sessions where user_id = ${stranger.id}`;
  await expect(
    asInvestor(stranger).query`select pool_id from strategies where pool_id = ${announced.pool}`,
  ).rejects.toThrow('session_ended');
});
