import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { Person, Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopied, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { shows } from '../support/trading/trading.ts';

// What money into a strategy is refused for, on what terms it comes, and when it has to wait. (private.subscribe_copy, private.may_buy.)
const stage = await openCopyingStage();
const { owner, asOperator } = stage;
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
    // Twenty times the stake, the stake itself among it.
    await expect(copier.put(strategy, 1_898_001)).rejects.toMatchObject({
      message: 'capacity_reached',
      detail: '1898000',
    });
    expect(await copier.put(strategy, 1_898_000)).toMatchObject({ status: 'dealt' });
    expect(await problems(owner)).toEqual([]);
  });

  test('keeps the stop of an earlier one, unless it names another', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    const stop = async () =>
      (await owner`select stop_bp from public.copies where investor_id = ${copier.person.id}`)[0];
    await copier.put(strategy, 1000, { stop_bp: 2000 });
    await copier.put(strategy, 1000);
    expect(await stop()).toEqual({ stop_bp: 2000 });
    await copier.put(strategy, 1000, { stop_bp: 3000 });
    expect(await stop()).toEqual({ stop_bp: 3000 });
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
    expect(await owner`select share_bp from public.lots where request_id = ${request_id}`).toEqual([
      { share_bp: 0 },
    ]);
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
    await owner`delete from private.freezes where person_id = ${strategy.lead.id}`;
    expect(await deal(stage)).toBe(1);
    expect(await owner`select status from public.copy_requests where id = ${second['id'] as string}`).toEqual(
      [{ status: 'dealt' }],
    );
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

  test('names its own stop once all of an earlier copy has left', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 1000, { stop_bp: 2000 });
    await copier.take(strategy);
    await copier.put(strategy, 1000);
    expect(await owner`select stop_bp from public.copies where investor_id = ${copier.person.id}`).toEqual([
      { stop_bp: null },
    ]);
  });

  test('waits for a lead who is frozen', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await freeze(strategy.lead);
    await expect(copier.put(strategy, 1000)).rejects.toThrow('strategy_not_offered');
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

  test('units that wait for a dealing are not taken back once prices have come, also next to money that can be', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    await (await makeCopier(stage)).put(strategy, 50_000);
    const { id } = await copier.take(strategy, 20_000_000);
    await set(trading);
    await shows(stage, 9_500_000);
    await expect(copier.rows('return_copy_request', { request_id: id })).rejects.toThrow('already_priced');
  });

  test('money is dealt if all of it has been sold', async () => {
    const strategy = await makeInvested(stage);
    const [held] = await owner<{ quantity: number }[]>`
      select quantity from private.holdings where pool_id = ${strategy.pool}`;
    await strategy.place({ side: 'sell', quantity: held?.quantity });
    await shows(stage, 9_500_000);
    await set(trading);
    const copier = await makeCopier(stage);
    expect(await copier.put(strategy, 10_000)).toMatchObject({ status: 'dealt' });
  });
});
