import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { ageQuotes, halted } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeTrader, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner } = stage;

const put = async (trader: Trader, amount_cents: number | null, request_id = randomUUID()): Promise<Row> =>
  (await trader.rows('subscribe', { pool_id: trader.pool, amount_cents, request_id }))[0] ?? {};
const take = async (trader: Trader, amount_cents: number | null = null, request_id = randomUUID()): Promise<Row> =>
  (await trader.rows('redeem', { pool_id: trader.pool, amount_cents, request_id }))[0] ?? {};
const deal = async () => (await owner<{ dealt: number }[]>`select pools.run_dealings(1000) as dealt`)[0]?.dealt;
const available = async ({ person }: Trader) =>
  (
    await owner<{ cents: number }[]>`
    select available_cents as cents from ledger.accounts where investor_id = ${person.id}`
  )[0]?.cents;
async function rich(cents = 1_000_000) {
  const trader = await makeTrader(stage, cents);
  await makeDeposit(owner, trader.person.id, cents);
  return trader;
}

describe('with nothing held', () => {
  test('money goes in and out at once, and the last of it closes the portfolio (7)', async () => {
    const trader = await rich(100_000);
    expect(await available(trader)).toBe(100_000);
    expect(await put(trader, 50_000)).toMatchObject({ status: 'dealt', units: 500_000_000 });
    expect(await trader.books()).toMatchObject({ cash_cents: 150_000, units: 1_500_000_000 });
    expect(await take(trader, 50_000)).toMatchObject({ status: 'dealt', units: 500_000_000 });
    expect(await take(trader)).toMatchObject({ status: 'dealt', amount_cents: 100_000 });
    expect(await available(trader)).toBe(200_000);
    const [pool] = await trader.rows('my_portfolios');
    expect(pool).toMatchObject({
      value_cents: 0,
      growth: null,
      paid_in_cents: 150_000,
      paid_out_cents: 150_000,
    });
    expect(pool?.['closed_at']).not.toBeNull();
    await expect(put(trader, 5000)).rejects.toThrow('portfolio_closed');
    await shows(stage, 9_500_000);
    await expect(trader.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('portfolio_closed');
    await trader.rows('open_portfolio', { title: 'Another', request_id: randomUUID() });
    expect(await problems(owner)).toEqual([]);
  });

  test('money that an order holds is not taken out', async () => {
    const trader = await rich(100_000);
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', kind: 'limit', quantity: 100_000, limit_price: 9_000_000 });
    const { cash_cents, reserved_cents } = await trader.books();
    const free = Number(cash_cents) - Number(reserved_cents);
    expect(reserved_cents).toBeGreaterThan(0);
    await expect(take(trader, free + 1)).rejects.toMatchObject({
      message: 'insufficient_cash',
      detail: String(free),
    });
    expect(await take(trader)).toMatchObject({ amount_cents: free });
  });
});

describe('with something held', () => {
  async function holder() {
    const trader = await rich(1_000_000);
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', quantity: 1_000_000 });
    await shows(stage, 9_500_000);
    return trader;
  }

  test('money waits for a price that came after it was asked, and counts at the bid less the fee (2)', async () => {
    const trader = await holder();
    const asked = await put(trader, 100_000);
    expect(asked).toMatchObject({ status: 'waiting', units: null });
    expect(await deal()).toBe(0);
    expect(await available(trader)).toBe(900_000);
    await showsTouch(stage, 9_600_000, 9_601_000);
    expect(await deal()).toBe(1);
    // Bought for 95,101 cents; worth 96,000 less a tenth of a percent, rounded down.
    const value = 1_000_000 - 95_101 + 95_904;
    const units = 10_000_000_000;
    const [done] = await owner`select * from public.dealing_requests where id = ${asked['id'] as string}`;
    expect(done).toMatchObject({
      status: 'dealt',
      pool_value_cents: value,
      pool_units: units,
      units: Math.floor((100_000 * units) / value),
    });
    expect(await problems(owner)).toEqual([]);
  });

  test('money out is taken from free cash alone, and set aside until its price comes', async () => {
    const trader = await holder();
    const free = 1_000_000 - 95_101;
    await expect(take(trader, free + 1)).rejects.toThrow('insufficient_cash');
    await expect(take(trader, 0)).rejects.toThrow('invalid_amount');
    const asked = await take(trader);
    expect(asked).toMatchObject({ status: 'waiting', amount_cents: free });
    expect(await trader.books()).toMatchObject({ reserved_cents: free });
    await expect(trader.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('insufficient_cash');
    await shows(stage, 9_500_000);
    expect(await deal()).toBe(1);
    expect(await available(trader)).toBe(1_000_000 + free);
    const [pool] = await trader.rows('my_portfolios');
    expect(pool).toMatchObject({ cash_cents: 0, closed_at: null });
    expect(await problems(owner)).toEqual([]);
  });

  test('nothing is dealt while a price is old, or halted (3)', async () => {
    const trader = await holder();
    await put(trader, 100_000);
    await shows(stage, 9_500_000);
    await ageQuotes(owner, '10 seconds');
    expect(await deal()).toBe(0);
    await shows(stage, 9_500_000);
    await halted(owner);
    expect(await deal()).toBe(0);
    const [pool] = await trader.rows('my_portfolios');
    expect(pool).toMatchObject({ stale: true, waiting_in_cents: 100_000 });
  });

  test('money asked in is not taken back once a price that will count has come, until an hour without all of them has passed (4)', async () => {
    const trader = await holder();
    const first = await put(trader, 100_000);
    const back = (row: Row) => trader.rows('return_request', { request_id: row['id'] });
    expect(await back(first)).toMatchObject([{ status: 'returned' }]);
    expect(await back(first)).toMatchObject([{ status: 'returned' }]);
    expect(await available(trader)).toBe(1_000_000);
    const second = await put(trader, 100_000);
    await shows(stage, 9_500_000);
    await expect(back(second)).rejects.toThrow('already_priced');
    const asked = async (ago: string) => {
      await owner`alter table public.dealing_requests disable trigger append_only_kept`;
      await owner`update public.dealing_requests set asked_at = now() - ${ago}::interval where id = ${second['id'] as string}`;
      await owner`alter table public.dealing_requests enable trigger append_only_kept`;
    };
    await asked('59 minutes 30 seconds');
    await expect(back(second)).rejects.toThrow('already_priced');
    await asked('60 minutes 1 second');
    expect(await back(second)).toMatchObject([{ status: 'returned' }]);
    // A price of the same moment is not later.
    const even = await put(trader, 100_000);
    await owner`
      update public.last_quotes set received_at = (select asked_at from public.dealing_requests where id = ${even['id'] as string})`;
    expect(await back(even)).toMatchObject([{ status: 'returned' }]);
    const third = await take(trader, 1000);
    expect(await back(third)).toMatchObject([{ status: 'returned' }]);
    expect(await trader.books()).toMatchObject({ reserved_cents: 0, waiting_cents: 0 });
    const fourth = await put(trader, 100_000);
    await shows(stage, 9_500_000);
    await deal();
    await expect(back(fourth)).rejects.toThrow('already_dealt');
    expect(await problems(owner)).toEqual([]);
  });
});

describe('money is refused', () => {
  test.each<[string, number | null]>([
    ['below_minimum', 999],
    ['below_minimum', null],
    ['below_minimum', -1000],
    ['insufficient_funds', 1_000_001],
    ['invalid_amount', 100_000_000_001],
  ])('as %s: %s', async (code, cents) => {
    const trader = await rich();
    await expect(put(trader, cents)).rejects.toThrow(code);
    expect(await available(trader)).toBe(1_000_000);
  });

  test('of another person’s portfolio, and under no id or one that is taken', async () => {
    const [trader, other] = [await rich(), await rich()];
    const id = randomUUID();
    await put(trader, 1000, id);
    expect(await put(trader, 1000, id)).toMatchObject({ id });
    expect(await available(trader)).toBe(999_000);
    for (const name of ['subscribe', 'redeem'])
      await expect(trader.rows(name, { pool_id: trader.pool, amount_cents: 1000, request_id: null })).rejects.toThrow(
        'request_id_required',
      );
    await expect(put(trader, 2000, id)).rejects.toThrow('request_id_reused');
    await expect(take(trader, 1000, id)).rejects.toThrow('request_id_reused');
    await expect(put(other, 1000, id)).rejects.toThrow('request_id_reused');
    await expect(put({ ...other, pool: trader.pool }, 1000)).rejects.toThrow('not_found');
    await expect(take({ ...other, pool: trader.pool }, 1000)).rejects.toThrow('not_found');
    await expect(other.rows('return_request', { request_id: id })).rejects.toThrow('not_found');
  });
});
