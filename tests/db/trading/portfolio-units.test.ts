import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { heardBy } from '../support/heard.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { makeHolder, makeTrader, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

// What money into a portfolio brings, and when; and units of which nothing is left. (private.deal_pool, private.void_units.)
const stage = await openStage();
const { owner } = stage;

/** What some work finds that is then undone. */
async function undone<T>(work: (sql: TransactionSql<{ bigint: number }>) => Promise<T>): Promise<T> {
  let found: { value: T } | undefined;
  const undo = new Error('undone');
  await owner
    .begin(async (sql) => {
      found = { value: await work(sql) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!found) throw new Error('Nothing was found.');
  return found.value;
}

test.each([
  [
    'rounded down however many they are',
    1_000_000_000_000_001,
    100_003,
    42_309,
    'dealt',
    423_077_307_680_769,
  ],
  ['not more than can be counted', 9_000_000_000_000_000, 1, 100_000, 'returned', null],
])('units are %s', async (_what, units, cents, amount, status, brought) => {
  const trader = await makeTrader(stage);
  const dealt = await undone(async (sql) => {
    await sql`
      update private.pool_books set units = ${units}, cash_cents = ${cents}, waiting_cents = ${amount}
      where pool_id = ${trader.pool}`;
    await sql`
      insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents)
      values (gen_random_uuid(), ${trader.pool}, ${trader.person.id}, 'in', ${amount})`;
    await sql`select private.deal_pool(${trader.pool})`;
    return sql`
      select status, units from public.dealing_requests where pool_id = ${trader.pool} order by asked_at desc limit 1`;
  });
  expect(dealt).toEqual([{ status, units: brought }]);
});

test('of two requests only the one is dealt that was there before the price', async () => {
  const trader = await makeHolder(stage);
  await makeDeposit(owner, trader.person.id, 10_000);
  const put = (amount_cents: number) =>
    trader.rows('subscribe', { pool_id: trader.pool, amount_cents, request_id: randomUUID() });
  await put(1000);
  await shows(stage, 9_500_000);
  await put(2000);
  await owner`select private.run_dealings(1000)`;
  expect(await trader.books()).toMatchObject({ waiting_cents: 2000 });
});

/** A trader whose portfolio holds a dollar of bitcoin and no cash, of which the price has fallen to ten dollars. */
async function makeFallen(): Promise<Trader> {
  await cleanQuotes(owner);
  const trader = await makeTrader(stage, 1000);
  await shows(stage, 9_500_000);
  await trader.place({ side: 'buy', quantity: 1100 });
  await shows(stage, 9_500_000);
  await trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() });
  await shows(stage, 9_500_000);
  await owner`select private.run_dealings(1000)`;
  await cleanQuotes(owner);
  await showsTouch(stage, 1000, 1001);
  return trader;
}

/** Sells all bitcoin of a trader, which brings less than a cent. */
async function sellForNothing(trader: Trader) {
  await trader.place({ side: 'sell', quantity: 1100 });
  await showsTouch(stage, 1000, 1001);
  expect(await trader.held()).toBe(0);
}

/** What a portfolio that has ended looks like, and that another may follow. */
async function expectEnded(trader: Trader, units: unknown) {
  expect(await trader.books()).toEqual({ cash_cents: 0, reserved_cents: 0, waiting_cents: 0, units: 0 });
  expect(
    await owner`
      select side, amount_cents, units, pool_value_cents, pool_units from public.dealing_requests
      where pool_id = ${trader.pool} and status = 'dealt' order by ended_at desc limit 1`,
  ).toEqual([{ side: 'out', amount_cents: 0, units, pool_value_cents: 0, pool_units: units }]);
  expect(
    await owner`select value_cents from public.marks where pool_id = ${trader.pool} order by at desc limit 1`,
  ).toEqual([{ value_cents: 0 }]);
  expect((await trader.rows('my_portfolios'))[0]?.['closed_at']).not.toBeNull();
  await trader.rows('open_portfolio', { title: 'Another', request_id: randomUUID() });
  expect(await owner`select private.pools_agree() as agree`).toEqual([{ agree: true }]);
  expect(await problems(owner)).toEqual([]);
}

test('a portfolio whose last coins bring no cent is closed, and its units are void', async () => {
  const trader = await makeFallen();
  const { units } = await trader.books();
  expect(units).toBeGreaterThan(0);
  const before = await heardBy(owner, trader.person);
  await sellForNothing(trader);
  const heard = (await heardBy(owner, trader.person)).slice(before.length);
  expect(heard.filter(([event, id]) => event === 'pools' && id === trader.pool)).toHaveLength(1);
  await expectEnded(trader, units);
});

test('a portfolio whose last coins bring no cent gives back the money that waits before it is closed', async () => {
  const trader = await makeFallen();
  const { units } = await trader.books();
  await makeDeposit(owner, trader.person.id, 5000);
  await trader.rows('subscribe', { pool_id: trader.pool, amount_cents: 5000, request_id: randomUUID() });
  await sellForNothing(trader);
  await owner`select private.run_dealings(1000)`;
  expect(
    await owner`select status from public.dealing_requests where pool_id = ${trader.pool} and amount_cents = 5000`,
  ).toEqual([{ status: 'returned' }]);
  await expectEnded(trader, units);
});

test('a portfolio that ends with coins worth no cent ends its orders, and their instrument can be taken out', async () => {
  const trader = await makeTrader(stage, 1000);
  const ether = (mid: number) => showsTouch(stage, mid - 1, mid + 1, { instrument_id: 'ETH-USD' });
  await ether(350_000);
  await trader.place({ instrument_id: 'ETH-USD', side: 'buy', quantity: 50_000 });
  await ether(350_000);
  await cleanQuotes(owner);
  await ether(1000);
  const { id } = await trader.place({
    instrument_id: 'ETH-USD',
    side: 'sell',
    kind: 'limit',
    quantity: 50_000,
    limit_price: 2000,
  });
  const taken = () => undone((sql) => sql`select private.set_trading('ETH-USD', 'none')`);
  await trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() });
  await expect(taken()).rejects.toThrow('still_held');
  await ether(1000);
  await owner`select private.run_dealings(1000)`;
  expect((await trader.rows('my_portfolios'))[0]?.['closed_at']).not.toBeNull();
  expect(await trader.held('ETH-USD')).toBe(50_000);
  expect(await trader.order(id)).toMatchObject({ status: 'cancelled', reason: 'by_owner', reserved: 0 });
  await taken();
  expect(await problems(owner)).toEqual([]);
});

test('a sale that brings no cent keeps a portfolio open that has more coins', async () => {
  const trader = await makeFallen();
  const { units } = await trader.books();
  await trader.place({ side: 'sell', quantity: 1100 });
  await showsTouch(stage, 1000, 1001, { bid_size: 1000 });
  expect(await trader.held()).toBe(100);
  expect(await trader.books()).toMatchObject({ cash_cents: 0, units });
});
