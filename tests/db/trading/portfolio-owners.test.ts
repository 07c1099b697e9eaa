import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { ageQuotes } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { buyAt, makeHolder, makeTrader, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner, asOperator, whileHeld } = stage;

describe('a frozen account (29)', () => {
  test('buys and puts in nothing, its purchases that wait are cancelled, and it sells and takes out', async () => {
    const trader = await makeTrader(stage);
    await makeDeposit(owner, trader.person.id, 100_000);
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', quantity: 1_000_000 });
    await shows(stage, 9_500_000);
    const waiting = await trader.place(buyAt(9_400_000));
    await shows(stage, 9_500_000);
    await asOperator('treasurer').rows('freeze_person', {
      person_id: trader.person.id,
      reason: 'Taken over',
    });
    await expect(trader.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('account_frozen');
    await expect(
      trader.rows('subscribe', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() }),
    ).rejects.toThrow('account_frozen');
    await expect(
      trader.rows('replace_order', { order_id: waiting['id'], seen_filled: 0, limit_price: 9_300_000 }),
    ).rejects.toThrow('account_frozen');
    await showsTouch(stage, 9_380_000, 9_390_000);
    expect(await trader.order(waiting['id'])).toMatchObject({
      status: 'cancelled',
      reason: 'account_frozen',
    });
    await trader.place({ side: 'sell', quantity: 1_000_000 });
    await showsTouch(stage, 9_380_000, 9_390_000);
    expect(await trader.held()).toBe(0);
    const out = { pool_id: trader.pool, request_id: randomUUID() };
    expect(await trader.rows('redeem', out)).toMatchObject([{ status: 'dealt' }]);
    expect(await problems(owner)).toEqual([]);
  });
});

test('an account with money in a portfolio cannot be closed (29)', async () => {
  const trader = await makeTrader(stage, 100_000);
  const hindrance = async () => (await trader.rows('account_hindrance'))[0]?.['answer'];
  expect(await hindrance()).toBe('portfolio');
  expect(await stage.asInvestor(await stage.makeInvestor()).call('account_hindrance')).toEqual({ answer: null });
  await trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() });
  expect(await hindrance()).toBe('money');
  await owner`update ledger.accounts set available_cents = 0 where investor_id = ${trader.person.id}`;
  expect(await hindrance()).toBeNull();
  await owner`update ledger.accounts set available_cents = 100000 where investor_id = ${trader.person.id}`;
});

test('what a portfolio is worth is what it could be sold for, and grows by its unit (5)', async () => {
  const trader = await makeTrader(stage, 1_000_000);
  await shows(stage, 9_500_000);
  await trader.place({ side: 'buy', quantity: 5_000_000 });
  await shows(stage, 9_500_000);
  await showsTouch(stage, 9_800_000, 9_801_000);
  const cash = 1_000_000 - 475_501;
  const [pool] = await trader.rows('my_portfolios');
  const value = cash + Math.floor(490_000 * 0.999);
  expect(pool).toMatchObject({ value_cents: value, cash_cents: cash, fee_cents: 476, stale: false });
  expect(pool?.['growth']).toBeCloseTo(value / 1_000_000 - 1, 12);
  expect(await trader.rows('my_holdings', { pool_id: trader.pool })).toMatchObject([
    {
      instrument_id: 'BTC-USD',
      quantity: 5_000_000,
      cost_cents: 475_501,
      value_cents: 489_510,
      bid: 9_800_000,
    },
  ]);
});

test('each portfolio is valued once in each hour, stale prices said', async () => {
  const trader = await makeHolder(stage);
  await owner`alter table public.marks disable trigger append_only_rows`;
  await owner`update public.marks set at = at - interval '2 hours'`;
  await owner`alter table public.marks enable trigger append_only_rows`;
  await ageQuotes(owner, '20 seconds');
  const [row] = await owner`select pools.mark_pools() > 0 as first, pools.mark_pools() as second`;
  expect(row).toEqual({ first: true, second: null });
  const marks = await trader.rows('my_portfolios');
  const [newest] = await owner`
    select value_cents, units, stale from public.marks where pool_id = ${trader.pool} order by at desc limit 1`;
  expect(newest).toEqual({ value_cents: marks[0]?.['value_cents'], units: 10_000_000_000, stale: true });
});

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
  ['rounded down however many they are', 1_000_000_000_000_001, 100_003, 42_309, 'dealt', 423_077_307_680_769],
  ['not more than can be counted', 9_000_000_000_000_000, 1, 100_000, 'returned', null],
])('units are %s', async (_what, units, cents, amount, status, brought) => {
  const trader = await makeTrader(stage);
  const dealt = await undone(async (sql) => {
    await sql`
      update pools.pool_books set units = ${units}, cash_cents = ${cents}, waiting_cents = ${amount}
      where pool_id = ${trader.pool}`;
    await sql`
      insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents)
      values (gen_random_uuid(), ${trader.pool}, ${trader.person.id}, 'in', ${amount})`;
    await sql`select pools.deal_pool(${trader.pool})`;
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
  await owner`select pools.run_dealings(1000)`;
  expect(await trader.books()).toMatchObject({ waiting_cents: 2000 });
});

async function makeAsking(name: 'subscribe' | 'redeem'): Promise<{ trader: Trader; request_id: string }> {
  const trader = await makeHolder(stage);
  await makeDeposit(owner, trader.person.id, 100_000);
  const request_id = randomUUID();
  await trader.rows(name, { pool_id: trader.pool, amount_cents: 10_000, request_id });
  return { trader, request_id };
}

async function makeSold(): Promise<{ trader: Trader; request_id: string }> {
  const trader = await makeTrader(stage, 100_000);
  await shows(stage, 9_500_000);
  await trader.place({ side: 'buy', quantity: 10_000 });
  await shows(stage, 9_500_000);
  await makeDeposit(owner, trader.person.id, 50_000);
  await trader.place({ side: 'sell', quantity: 10_000 });
  const request_id = randomUUID();
  await trader.rows('subscribe', { pool_id: trader.pool, amount_cents: 50_000, request_id });
  await shows(stage, 9_500_000);
  expect([await trader.held(), (await trader.books())['waiting_cents']]).toEqual([0, 50_000]);
  return { trader, request_id };
}

test('what was put in a moment before all was sold is cash that can be taken out', async () => {
  const { trader } = await makeSold();
  await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 120_000, request_id: randomUUID() });
  expect(await trader.books()).toMatchObject({ waiting_cents: 0, reserved_cents: 0 });
});

test('what was put in a moment before all was sold can be taken back: no price counts for it any more', async () => {
  const { trader, request_id } = await makeSold();
  expect(await trader.rows('return_request', { request_id })).toMatchObject([{ status: 'returned' }]);
});

test('what is taken back waits for a dealing, and is refused when that has dealt it', async () => {
  const { trader, request_id } = await makeAsking('subscribe');
  await owner`
    update public.last_quotes set source_at = clock_timestamp(), received_at = clock_timestamp()`;
  const late = whileHeld(
    (sql) => sql`select pools.run_dealings(10)`,
    () => trader.rows('return_request', { request_id }),
  );
  await expect(late).rejects.toThrow('already_dealt');
});
