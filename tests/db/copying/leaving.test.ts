import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  ageRequests,
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  makeStrategy,
} from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { buyAt, shows } from '../support/trading/trading.ts';

// When requests are dealt, in how many parts, and for which people not. (copying.deal_strategy,
// copying.redemptions, copying.priced_holdings, copying.is_fresh, copying.cancel_lead_orders_for_redemptions, copying.return_copy_request.)
const stage = await openCopyingStage();
const { owner } = stage;

const invested = (changes = {}) => makeInvested(stage, changes);

describe('a request', () => {
  test('waits for a price that came later, and cannot be taken back once there is one (attacks 2 and 4)', async () => {
    const strategy = await invested();
    const copier = await makeCopier(stage);
    const first = await copier.put(strategy, 50_000);
    expect(await deal(stage)).toBe(0);
    await copier.rows('return_copy_request', { request_id: first['id'] });
    expect(await copier.balance()).toBe(1_000_000);
    expect((await copier.rows('return_copy_request', { request_id: first['id'] }))[0]).toMatchObject({
      status: 'returned',
    });
    const second = await copier.put(strategy, 50_000);
    await shows(stage, 9_400_000);
    const again = () => copier.rows('return_copy_request', { request_id: second['id'] });
    await expect(again()).rejects.toThrow('already_priced');
    await ageRequests(stage, strategy, '59 minutes 30 seconds');
    await expect(again()).rejects.toThrow('already_priced');
    expect(await deal(stage)).toBe(1);
    await expect(copier.rows('return_copy_request', { request_id: second['id'] })).rejects.toThrow('already_dealt');
    const third = await copier.put(strategy, 50_000);
    await shows(stage, 9_400_000);
    await ageRequests(stage, strategy, '60 minutes 1 second');
    const [returned] = await copier.rows('return_copy_request', { request_id: third['id'] });
    expect(returned).toMatchObject({ status: 'returned' });
    // A price of the same moment is not later.
    const even = await copier.put(strategy, 50_000);
    await owner`
      update public.last_quotes set received_at = (select asked_at from public.copy_requests where id = ${even['id'] as string})`;
    const [stays] = await copier.rows('return_copy_request', { request_id: even['id'] });
    expect(stays).toMatchObject({ status: 'returned' });
    expect(await problems(owner)).toEqual([]);
  });

  test('can be taken back when a price came of a coin that is sold', async () => {
    const strategy = await invested();
    const ether = () => ingest(owner, [quote({ instrument_id: 'ETH-USD', bid: 349_950, ask: 350_050 })]);
    await ether();
    await strategy.place({ side: 'buy', spend_cents: 10_000, instrument_id: 'ETH-USD' });
    await ether();
    const [bought] = await owner<{ quantity: number }[]>`
      select quantity from pools.holdings where pool_id = ${strategy.pool} and instrument_id = 'ETH-USD'`;
    await strategy.place({ side: 'sell', quantity: bought?.quantity, instrument_id: 'ETH-USD' });
    await ether();
    const copier = await makeCopier(stage);
    const asked = await copier.put(strategy, 10_000);
    await ether();
    expect(await copier.rows('return_copy_request', { request_id: asked['id'] })).toMatchObject([
      { status: 'returned' },
    ]);
  });

  test('to leave is paid down to the cent, and what rounding leaves over stays with those who stay', async () => {
    const strategy = await invested();
    const copiers = await Promise.all([1, 2, 3, 4, 5].map(() => makeCopier(stage)));
    for (const [place, copier] of copiers.entries()) await copier.put(strategy, 20_000 + 7 * place);
    await shows(stage, 9_500_000);
    await deal(stage);
    for (const copier of copiers) await copier.take(strategy);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(5);
    const [dealing] = await owner<{ out: number; paid: number; rest: number }[]>`
      select d.out_cents::int as out, sum(r.dealt_cents)::int as paid,
        (sum(mod(r.dealt_units::numeric * (d.bid_cents - 1), d.units_before)) / min(d.units_before))::float8 as rest
      from public.dealings d join public.copy_requests r on r.dealing_id = d.id
      where d.pool_id = ${strategy.pool} and r.side = 'out' group by d.id, d.out_cents`;
    expect(dealing?.paid).toBe(dealing?.out);
    expect(dealing?.rest).toBeGreaterThan(1);
    expect(await problems(owner)).toEqual([]);
  });

  test('to leave is served before the orders of the lead, the newest of which give way', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    const { cash_cents } = await strategy.books();
    const older = await strategy.place(buyAt(9_000_000));
    const rest = Number(cash_cents) - 9100;
    const newer = await strategy.place({
      side: 'buy',
      kind: 'limit',
      quantity: Math.floor(rest / 0.0901),
      limit_price: 9_000_000,
    });
    const sale = await strategy.place({
      side: 'sell',
      kind: 'limit',
      quantity: 1_000_000,
      limit_price: 9_900_000,
    });
    await copier.take(strategy);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    const ended =
      await owner`select id, reason from public.orders where pool_id = ${strategy.pool} and status = 'cancelled' order by priority`;
    expect(ended).toEqual([
      { id: newer['id'], reason: 'gave_way' },
      { id: sale['id'], reason: 'gave_way' },
    ]);
    expect(await owner`select status from public.orders where id = ${older['id'] as string}`).toEqual([
      { status: 'open' },
    ]);
    expect(await problems(owner)).toEqual([]);
  });

  test('for more than one holds is refused, also when the rest waits already', async () => {
    const strategy = await invested();
    const copier = await makeCopier(stage);
    await expect(copier.take(strategy)).rejects.toThrow('exceeds_units');
    await copier.put(strategy, 10_000);
    await shows(stage, 9_500_000);
    await deal(stage);
    const units = await copier.units(strategy);
    await expect(copier.take(strategy, units + 1)).rejects.toThrow('exceeds_units');
    await expect(copier.take(strategy, 1, { request_id: null })).rejects.toThrow('request_id_required');
    await copier.take(strategy, units - 1);
    await expect(copier.take(strategy, 2)).rejects.toThrow('exceeds_units');
    await copier.take(strategy, 1);
    await expect(copier.take(strategy, 0)).rejects.toThrow('exceeds_units');
  });

  test('of a frozen account to leave is dealt, and to come is refused (attack 29)', async () => {
    const { strategy, copier } = await makeCopied(stage, 10_000);
    await owner`
      insert into people.freezes (person_id, reason, frozen_by) values (${copier.person.id}, 'Taken over', ${stage.operator('reviewer').id})`;
    await expect(copier.put(strategy, 10_000)).rejects.toThrow('account_frozen');
    await copier.take(strategy);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    expect(await copier.balance()).toBeGreaterThan(990_000);
  });

  test('waits while a price is too old or the instrument is halted (attack 3)', async () => {
    const strategy = await invested();
    const copier = await makeCopier(stage);
    await copier.put(strategy, 10_000);
    await shows(stage, 9_500_000);
    await owner`update public.instruments set status = 'halted' where id = 'BTC-USD'`;
    expect(await deal(stage)).toBe(0);
    await owner`update public.instruments set status = 'shown' where id = 'BTC-USD'`;
    await owner`update public.instruments set max_age = '1 second' where id = 'BTC-USD'`;
    await owner`update public.last_quotes set received_at = clock_timestamp() - interval '1.1 seconds'`;
    await ageRequests(stage, strategy, '1 minute');
    expect(await deal(stage)).toBe(0);
    await owner`update public.instruments set max_age = '10 seconds' where id = 'BTC-USD'`;
    expect(await deal(stage)).toBe(1);
  });

  test('leaves a halted holding of at most one percent behind, and waits for a larger one', async () => {
    const { strategy, copier } = await makeCopied(stage, 10_000);
    const both = async () => {
      await shows(stage, 9_500_000);
      await ingest(owner, [quote({ instrument_id: 'ETH-USD', bid: 349_950, ask: 350_050 })]);
    };
    const halt = (id: string) => owner`
      update public.instruments set status = case id when ${id} then 'halted' else 'shown' end where id in ('BTC-USD', 'ETH-USD')`;
    await both();
    await strategy.place({ side: 'buy', spend_cents: 1000, instrument_id: 'ETH-USD' });
    await both();
    await copier.take(strategy);
    await both();
    await halt('BTC-USD');
    expect(await deal(stage)).toBe(0);
    await halt('ETH-USD');
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    await halt('');
    expect(await problems(owner)).toEqual([]);
  });
});

describe('a lead who takes some of the stake out', () => {
  test('leaves at least a hundred dollars in, so that no rounding makes a record', async () => {
    const strategy = await makeStrategy(stage);
    const take = (units: number) =>
      strategy.rows('redeem_copy', { pool_id: strategy.pool, request_id: randomUUID(), units });
    // A cent for two units would be a growth of 499,900%.
    await expect(take(999_999_998)).rejects.toThrow('stake_bound');
    await expect(take(900_000_001)).rejects.toThrow('stake_bound');
    const [asked] = await take(899_999_999);
    expect(asked).toMatchObject({ status: 'waiting' });
    await ageRequests(stage, strategy, '7 days');
    expect(await deal(stage)).toBe(1);
    const [mark] = await owner<{ net_price: number }[]>`
      select net_price::float8 from public.marks where pool_id = ${strategy.pool} order by at desc limit 1`;
    expect(mark?.net_price).toBeCloseTo(100, 1);
    expect(await problems(owner)).toEqual([]);
  });

  test('gives one notice at a time, does not take it back, and puts no money in meanwhile', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 10_000);
    await makeDeposit(owner, strategy.lead.id, 10_000);
    const request_id = randomUUID();
    const take = (id: string) =>
      strategy.rows('redeem_copy', { pool_id: strategy.pool, request_id: id, units: 20_000_000 });
    const again = () => strategy.rows('return_copy_request', { request_id });
    await take(request_id);
    await take(request_id);
    await expect(take(randomUUID())).rejects.toThrow('notice_given');
    await expect(again()).rejects.toThrow('notice_given');
    await expect(
      strategy.rows('subscribe_copy', {
        pool_id: strategy.pool,
        amount_cents: 10_000,
        seen_share_bp: null,
        request_id: randomUUID(),
      }),
    ).rejects.toThrow('notice_given');
    expect(
      await owner`select from public.notifications where investor_id = ${copier.person.id} and kind = 'strategies.stake'`,
    ).toHaveLength(1);
    await ageRequests(stage, strategy, '7 days 59 minutes');
    await expect(again()).rejects.toThrow('notice_given');
    await ageRequests(stage, strategy, '1 minute 1 second');
    expect(await again()).toMatchObject([{ status: 'returned' }]);
    expect(await take(randomUUID())).toMatchObject([{ status: 'waiting' }]);
  });
});
