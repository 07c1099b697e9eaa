import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { Person, Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  makeStrategy,
  type Strategy,
} from '../support/copying/strategies.ts';
import { heardBy } from '../support/heard.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { shows } from '../support/trading/trading.ts';

// Refusals, terms and waits of money into a strategy. (copying.subscribe_copy, copying.may_buy.)
const stage = await openCopyingStage();
const { owner, asInvestor, asOperator } = stage;

const freeze = ({ id }: Person) =>
  asOperator('treasurer').rows('freeze_person', { person_id: id, reason: 'Taken over' });

describe('money into a strategy', () => {
  test.each<[string, number, Row]>([
    ['request_id_required', 10_000, { request_id: null }],
    ['invalid_value', 10_000, { stop_bp: 99 }],
    ['invalid_value', 10_000, { stop_bp: 9001 }],
    ['terms_changed', 10_000, { seen_share_bp: null }],
    ['below_minimum', 999, {}],
    ['invalid_amount', 100_000_000_001, {}],
    ['part_exceeded', 100_000_000_000, {}],
  ])('is refused as %s: %s, %o', async (code, cents, args) => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await expect(copier.put(strategy, cents, args)).rejects.toThrow(code);
    expect(await copier.balance()).toBe(1_000_000);
  });

  test('comes with the least, with any stop from one to ninety percent, up to the last cent of the room', async () => {
    const strategy = await makeStrategy(stage, { stake_cents: 100_000 });
    const copier = await makeCopier(stage, 3_000_000);
    expect(await copier.put(strategy, 1000, { stop_bp: 100 })).toMatchObject({ status: 'dealt' });
    expect(await copier.put(strategy, 1000, { stop_bp: 9000 })).toMatchObject({ status: 'dealt' });
    await expect(copier.put(strategy, 1_898_001)).rejects.toMatchObject({
      message: 'capacity_reached',
      detail: '1898000',
    });
    expect(await copier.put(strategy, 1_898_000)).toMatchObject({ status: 'dealt' });
    expect(await problems(owner)).toEqual([]);
  });

  test('of the lead agrees to no share and pays none', async () => {
    const strategy = await makeStrategy(stage);
    await makeDeposit(owner, strategy.lead.id, 10_000);
    const request_id = randomUUID();
    await strategy.rows('subscribe_copy', {
      pool_id: strategy.pool,
      amount_cents: 10_000,
      seen_share_bp: null,
      request_id,
    });
    expect(await owner`select share_bp from public.lots where request_id = ${request_id}`).toEqual([{ share_bp: 0 }]);
  });

  test('that waits pays a share that was lowered meanwhile, and never a higher one', async () => {
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage);
    const change = (share_bp: number) =>
      strategy.rows('change_terms', { pool_id: strategy.pool, share_bp, capacity_cents: 100_000_000 });
    const shares = async () =>
      (
        await owner<{ share_bp: number }[]>`
          select share_bp from public.lots where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} order by opened_at`
      ).map(({ share_bp }) => share_bp);
    await copier.put(strategy, 1000);
    await change(500);
    await shows(stage, 9_500_000);
    await deal(stage);
    expect(await shares()).toEqual([500]);
    await copier.put(strategy, 1000, { seen_share_bp: 500 });
    await change(2000);
    await shows(stage, 9_500_000);
    await deal(stage);
    expect(await shares()).toEqual([500, 500]);
  });

  test('that waits already is not dealt while the lead is frozen, and can be taken back', async () => {
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage);
    const first = await copier.put(strategy, 1000);
    const second = await copier.put(strategy, 2000);
    await shows(stage, 9_500_000);
    await freeze(strategy.lead);
    expect(await deal(stage)).toBe(0);
    await copier.rows('return_copy_request', { request_id: first['id'] });
    await owner`delete from people.freezes where person_id = ${strategy.lead.id}`;
    expect(await deal(stage)).toBe(1);
    expect(await owner`select status from public.copy_requests where id = ${second['id'] as string}`).toEqual([
      { status: 'dealt' },
    ]);
  });

  test('of an account that was frozen after it asked is given back, and that of others is dealt', async () => {
    const strategy = await makeInvested(stage);
    const [frozen, other] = [await makeCopier(stage), await makeCopier(stage)];
    const asked = [await frozen.put(strategy, 2000), await other.put(strategy, 1000)];
    await freeze(frozen.person);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    const ends = await owner`
      select status from public.copy_requests where id in ${owner(asked.map(({ id }) => id as string))} order by amount_cents`;
    expect([...ends]).toEqual([{ status: 'dealt' }, { status: 'returned' }]);
    expect(await frozen.balance()).toBe(1_000_000);
    expect(await problems(owner)).toEqual([]);
  });
});

describe.each(['paused', 'sell_only'])('while what a strategy holds is %s', (trading) => {
  const set = (value: string) => owner`update public.instruments set trading = ${value} where id = 'BTC-USD'`;
  afterEach(async () => {
    await set('open');
  });

  test('money waits until it can be bought again, and units leave', async () => {
    const { strategy, copier: leaver } = await makeCopied(stage, 100_000);
    const copier = await makeCopier(stage);
    const { id } = await copier.put(strategy, 50_000);
    await leaver.take(strategy, 20_000_000);
    await set(trading);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    expect(await owner`select status from public.copy_requests where id = ${id as string}`).toEqual([
      { status: 'waiting' },
    ]);
    expect(
      await owner`
        select side from public.fills where pool_id = ${strategy.pool} and dealing_id is not null order by at desc limit 1`,
    ).toEqual([{ side: 'sell' }]);
    await set('open');
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBeGreaterThan(0);
    expect(await problems(owner)).toEqual([]);
  });
});

const heardOf = async ({ pool }: Strategy, person: Person) =>
  (await heardBy(owner, person)).filter(([event, id]) => event === 'copies' && id === pool).length;

const bellOf = async ({ pool }: Strategy, { id }: Person) =>
  (
    await owner<{ kind: string; cents: number; detail: string | null }[]>`
      select kind, amount_cents::bigint as cents, detail from public.notifications
      where investor_id = ${id} and subject_id = ${pool} order by created_at, id`
  ).map(({ kind, cents, detail }) => [kind, cents, detail]);

test('a copier hears of each request, of its dealing, its return and the stop', async () => {
  const { strategy, copier } = await makeCopied(stage, 10_000);
  const { person } = copier;
  const ends = async (does: () => Promise<unknown>) => {
    const before = await heardOf(strategy, person);
    await does();
    return (await heardOf(strategy, person)) - before;
  };
  expect(await heardOf(strategy, person)).toBe(2);
  expect(await bellOf(strategy, person)).toEqual([['copies.in', 10_000, 'Slow and steady']]);
  const request_id = randomUUID();
  expect(await ends(() => copier.put(strategy, 20_000, { request_id }))).toBe(1);
  const title = (of: Person) => asInvestor(of).query`select copying.strategy_title(${request_id}) as title`;
  expect(await title(person)).toEqual([{ title: 'Slow and steady' }]);
  expect(await title(strategy.lead)).toEqual([{ title: null }]);
  expect(await ends(() => copier.rows('return_copy_request', { request_id }))).toBe(1);
  expect(await ends(() => copier.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp: 500 }))).toBe(1);
  expect(await ends(() => copier.take(strategy))).toBe(1);
  await shows(stage, 9_500_000);
  expect(await ends(() => deal(stage))).toBe(1);
  const [, out] = await bellOf(strategy, person);
  const [paid] = await owner<{ cents: number }[]>`
    select paid_out_cents::bigint as cents from public.copies where pool_id = ${strategy.pool} and investor_id = ${person.id}`;
  expect(out).toEqual(['copies.out', paid?.cents, 'Slow and steady']);
  await strategy.rows('change_terms', { pool_id: strategy.pool, share_bp: 100, capacity_cents: 100_000_000 });
  expect(await bellOf(strategy, person)).toHaveLength(2);
});

test('of a strategy that is sold out, everyone hears what they were paid; it is closed, and the record ends there', async () => {
  const { strategy, copier } = await makeCopied(stage, 10_000);
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' });
  const people = [strategy.lead, copier.person];
  const heard = await Promise.all(people.map((person) => heardOf(strategy, person)));
  const [{ before } = { before: 0 }] = await owner<{ before: number }[]>`
    select count(*)::int as before from public.marks where pool_id = ${strategy.pool}`;
  await shows(stage, 9_400_000);
  await deal(stage);
  for (const [place, person] of people.entries()) {
    expect(await heardOf(strategy, person)).toBe((heard[place] ?? 0) + 1);
    const [paid] = await owner<{ cents: number }[]>`
      select dealt_cents::bigint as cents from public.copy_requests
      where pool_id = ${strategy.pool} and investor_id = ${person.id} and reason = 'closing'`;
    expect((await bellOf(strategy, person)).at(-1)).toEqual(['copies.out', paid?.cents, 'Slow and steady']);
  }
  const [ends] = await owner`
    select p.closed_at is not null as closed, (select count(*)::int from public.marks where pool_id = p.id) as marks,
      (select out_cents::bigint from public.dealings where pool_id = p.id order by at desc limit 1)
        = (select value_cents from public.marks where pool_id = p.id order by at desc limit 1) as paid
    from public.pools p where p.id = ${strategy.pool}`;
  expect(ends).toEqual({ closed: true, marks: before + 1, paid: true });
});
