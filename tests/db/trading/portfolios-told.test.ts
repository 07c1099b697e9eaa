import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { heardBy } from '../support/heard.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, makeTrader, shows, type Trader } from '../support/trading/trading.ts';

// An open page hears of all that becomes of the money of a portfolio, and the record shows it.
// (private.open_portfolio, subscribe, redeem, return_money, deal_pool.)
const stage = await openTradingStage();
const { owner, makeInvestor, asInvestor, whileHeld } = stage;

const heardOf = async ({ person, pool }: Pick<Trader, 'person' | 'pool'>) =>
  (await heardBy(owner, person)).filter(([event, id]) => event === 'pools' && id === pool).length;
const marksOf = async ({ pool }: Trader) => [
  ...(await owner<{ value_cents: number; units: number }[]>`
    select value_cents::bigint as value_cents, units::bigint as units from public.marks where pool_id = ${pool} order by at`),
];
/** A trader who holds bitcoin, has as much again on the balance, and asks for money in or out. */
async function makeAsking(name: 'subscribe' | 'redeem'): Promise<{ trader: Trader; request_id: string }> {
  const trader = await makeHolder(stage);
  await makeDeposit(owner, trader.person.id, 100_000);
  const request_id = randomUUID();
  await trader.rows(name, { pool_id: trader.pool, amount_cents: 10_000, request_id });
  return { trader, request_id };
}

test('a page hears that a portfolio was opened', async () => {
  const person = await makeInvestor();
  const pool = randomUUID();
  await asInvestor(person).rows('open_portfolio', { title: 'Mine', request_id: pool });
  expect(await heardOf({ person, pool })).toBe(1);
});

test.each(['subscribe', 'redeem'] as const)(
  'a page hears what %s asked for, when it is dealt, and when it is taken back',
  async (name) => {
    const { trader, request_id } = await makeAsking(name);
    // The portfolio was opened, and money put in, which was asked for and dealt.
    expect(await heardOf(trader)).toBe(4);
    await trader.rows('return_request', { request_id });
    expect(await heardOf(trader)).toBe(5);
    await trader.rows(name, { pool_id: trader.pool, amount_cents: 20_000, request_id: randomUUID() });
    expect(await heardOf(trader)).toBe(6);
    const before = await marksOf(trader);
    await shows(stage, 9_500_000);
    await owner`select private.run_dealings(10)`;
    expect(await heardOf(trader)).toBe(7);
    // What it is worth afterwards is kept.
    const { units } = await trader.books();
    const marks = (await marksOf(trader)).slice(before.length);
    expect(marks.map((mark) => mark.units)).toEqual([units]);
  },
);

/** A trader with all sold a moment after 500 dollars were put in, before a dealing has run. */
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
    (sql) => sql`select private.run_dealings(10)`,
    () => trader.rows('return_request', { request_id }),
  );
  await expect(late).rejects.toThrow('already_dealt');
});

test('an order that is placed twice at once is placed once, and the second is answered the first', async () => {
  const trader = await makeTrader(stage);
  await shows(stage, 9_500_000);
  const request_id = randomUUID();
  const second = await whileHeld(
    (sql) =>
      sql`select place_order(${trader.pool}, 'BTC-USD', 'buy', 'market', ${request_id}, spend_cents => 10000)`,
    () => trader.place({ side: 'buy', spend_cents: 10_000, request_id }),
    { by: asInvestor(trader.person) },
  );
  expect(second).toMatchObject({ id: request_id, status: 'open' });
});
