import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { ageQuotes } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

// What a portfolio is worth to its owner, and an account that has one and is frozen or closed.
const stage = await openTradingStage();
const { owner, makeInvestor, asInvestor, asOperator } = stage;

describe('a frozen account (29)', () => {
  test('buys and puts in nothing, its purchases that wait are cancelled, and it sells and takes out', async () => {
    const trader = await makeTrader(stage);
    await makeDeposit(owner, trader.person.id, 100_000);
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', quantity: 1_000_000 });
    await shows(stage, 9_500_000);
    const waiting = await trader.place({
      side: 'buy',
      kind: 'limit',
      quantity: 100_000,
      limit_price: 9_400_000,
    });
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
  await trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() });
  expect(await hindrance()).toBe('money');
});

test('a portfolio without money keeps no account open', async () => {
  const person = asInvestor(await makeInvestor());
  await person.call('open_portfolio', { title: 'Mine', request_id: randomUUID() });
  expect(await person.rows('account_hindrance')).toEqual([{ answer: null }]);
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

test('the cards say what the portfolio could be sold for, to its owner alone, and leave it out of what is owned', async () => {
  const trader = await makeTrader(stage, 100_000);
  await makeDeposit(owner, trader.person.id, 100_000);
  await trader.rows('subscribe', { pool_id: trader.pool, amount_cents: 50_000, request_id: randomUUID() });
  const cards = (reader: ReturnType<typeof asInvestor>) =>
    reader.query`select owned_cents, pooled_cents from public.portfolio`;
  expect(await cards(asInvestor(trader.person))).toEqual([{ owned_cents: 50_000, pooled_cents: 150_000 }]);
  expect(await cards(asInvestor(await makeInvestor()))).toEqual([{ owned_cents: 0, pooled_cents: 0 }]);
  const [other] = await asInvestor(await makeInvestor())
    .query`select private.pooled_cents(${trader.person.id}) as cents`;
  expect(other).toEqual({ cents: null });
});

test('each portfolio is valued once in each hour, stale prices said', async () => {
  const trader = await makeHolder(stage);
  await owner`alter table public.marks disable trigger append_only_rows`;
  await owner`update public.marks set at = at - interval '2 hours'`;
  await owner`alter table public.marks enable trigger append_only_rows`;
  await ageQuotes(owner, '20 seconds');
  // In one transaction, for which no hour turns.
  const [row] = await owner`select private.mark_pools() > 0 as first, private.mark_pools() as second`;
  expect(row).toEqual({ first: true, second: null });
  const marks = await trader.rows('my_portfolios');
  const [newest] = await owner`
    select value_cents, units, stale from public.marks where pool_id = ${trader.pool} order by at desc limit 1`;
  expect(newest).toEqual({ value_cents: marks[0]?.['value_cents'], units: 10_000_000_000, stale: true });
});

test('a portfolio with an instrument that has no price is stale, and no one knows since when', async () => {
  const trader = await makeHolder(stage);
  const priced = owner.begin(async (sql) => {
    await sql`
      insert into private.holdings (pool_id, instrument_id, quantity, cost_cents) values (${trader.pool}, 'ETH-USD', 1, 1)`;
    await sql`delete from public.last_quotes where instrument_id = 'ETH-USD'`;
    const value = await sql`
      select stale, oldest_at::text as since, holdings from private.pool_value(${trader.pool})`;
    expect(value).toEqual([{ stale: true, since: '-infinity', holdings: 2 }]);
    throw new Error('undone');
  });
  await expect(priced).rejects.toThrow('undone');
});

test('the value by day is the last mark of each, of one’s own portfolio alone', async () => {
  await awayFromMidnight();
  const trader = await makeTrader(stage, 100_000);
  await owner.begin(async (sql) => {
    await sql`alter table public.marks disable trigger append_only_rows`;
    await sql`delete from public.marks where pool_id = ${trader.pool}`;
    await sql`alter table public.marks enable trigger append_only_rows`;
    await sql`
      insert into public.marks (pool_id, at, value_cents, units, stale)
      select ${trader.pool}, (now() at time zone 'utc')::date::timestamp at time zone 'utc' - hours * interval '1 hour', cents, 1, false
      from (values (30, 1), (26, 2), (20, 3), (1, 4), (25 * 24, 5)) v (hours, cents)`;
  });
  const days = async (args: object = {}) =>
    (await trader.rows('value_days', { pool_id: trader.pool, ...args })).map(
      ({ value_cents }) => value_cents,
    );
  expect(await days()).toEqual([5, 2, 4]);
  expect(await days({ days: 2 })).toEqual([2, 4]);
  const stranger = asInvestor(await makeInvestor());
  expect(await stranger.rows('value_days', { pool_id: trader.pool })).toEqual([]);
});

test('a mark of one portfolio stands for no other', async () => {
  const [marked, other] = [await makeTrader(stage), await makeTrader(stage)];
  await owner`alter table public.marks disable trigger append_only_rows`;
  await owner`update public.marks set at = at - interval '2 hours'`;
  await owner`alter table public.marks enable trigger append_only_rows`;
  // In one transaction, for which no hour turns.
  const now = await owner.begin(async (sql) => {
    await sql`select private.mark_pool(${marked.pool})`;
    await sql`select private.mark_pools()`;
    return sql`
      select from public.marks where pool_id = ${other.pool} and at >= date_trunc('hour', now(), 'UTC')`;
  });
  expect(now).toHaveLength(1);
});

test('a coin that was sold to the last lot is listed no longer', async () => {
  const trader = await makeHolder(stage);
  await trader.place({ side: 'sell', quantity: 1_000_000 });
  await shows(stage, 9_500_000);
  expect(await trader.held()).toBe(0);
  expect(await trader.rows('my_holdings', { pool_id: trader.pool })).toEqual([]);
  expect((await trader.rows('my_assets')).map(({ instrument_id }) => instrument_id)).toEqual([null]);
});

test('the value by day of a portfolio is not that of the next one of its owner', async () => {
  await awayFromMidnight();
  const trader = await makeTrader(stage, 100_000);
  await trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() });
  const next = randomUUID();
  await trader.rows('open_portfolio', { title: 'Another', request_id: next });
  await trader.rows('subscribe', { pool_id: next, amount_cents: 50_000, request_id: randomUUID() });
  const last = async (pool_id: string) =>
    (await trader.rows('value_days', { pool_id })).at(-1)?.['value_cents'];
  expect(await last(next)).toBe(50_000);
  expect(await last(trader.pool)).not.toBe(50_000);
});

test('money can be taken back when a price came of a coin that was sold, or that others hold', async () => {
  const [trader, other] = [await makeHolder(stage), await makeTrader(stage)];
  await makeDeposit(owner, trader.person.id, 10_000);
  const coin = { instrument_id: 'ETH-USD' };
  const ether = () => showsTouch(stage, 349_950, 350_050, coin);
  await ether();
  for (const one of [trader, other]) await one.place({ side: 'buy', spend_cents: 10_000, ...coin });
  await ether();
  await trader.place({ side: 'sell', quantity: await trader.held('ETH-USD'), ...coin });
  await ether();
  const [asked] = await trader.rows('subscribe', {
    pool_id: trader.pool,
    amount_cents: 10_000,
    request_id: randomUUID(),
  });
  expect(asked).toMatchObject({ status: 'waiting' });
  await ether();
  expect(await trader.rows('return_request', { request_id: asked?.['id'] })).toMatchObject([
    { status: 'returned' },
  ]);
});
