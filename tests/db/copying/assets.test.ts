import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  type Copier,
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  moveBack,
  type Strategy,
} from '../support/copying/strategies.ts';
import { shows } from '../support/trading/trading.ts';

// Assets by instrument, with those inside strategies (trading design, section 14).
const stage = await openCopyingStage();
const { owner, asInvestor } = stage;

const assets = async (rows: Copier['rows']) =>
  (await rows('my_assets')).map(({ instrument_id, cents }) => [instrument_id, Number(cents)] as const);
const centsOf = (found: Awaited<ReturnType<typeof assets>>, instrument: string | null) =>
  found.find(([id]) => id === instrument)?.[1] ?? 0;
const held = async ({ pool }: Strategy) =>
  Number(
    (
      await owner<{ cents: number }[]>`
        select pools.fill_cents(i, 'sell', h.quantity, q.bid, i.taker_bp) as cents
        from pools.holdings h join public.instruments i on i.id = h.instrument_id join public.last_quotes q on q.instrument_id = i.id
        where h.pool_id = ${pool} and h.quantity > 0`
    )[0]?.cents,
  );
const owned = async ({ person }: Copier) => {
  const [row] = await asInvestor(person).query`select owned_cents, pooled_cents from public.portfolio`;
  return Number(row?.['owned_cents']) + Number(row?.['pooled_cents']);
};
async function copied(): Promise<{ strategy: Strategy; copier: Copier }> {
  const { strategy, copier } = await makeCopied(stage, 100_000);
  await shows(stage, 10_000_000);
  return { strategy, copier };
}

test('a copier has their part of the coins of a strategy, less the profit share, and the rest in dollars', async () => {
  const { strategy, copier } = await copied();
  const [copy] = await copier.rows('my_copies');
  const [led] = await strategy.rows('my_strategies');
  expect(Number(copy?.['due_cents'])).toBeGreaterThan(0);
  const found = await assets(copier.rows);
  const part = Math.floor((Number(copy?.['value_cents']) * (await held(strategy))) / Number(led?.['value_cents']));
  expect(found.map(([id]) => id)).toEqual([null, 'BTC-USD']);
  expect(centsOf(found, 'BTC-USD')).toBe(part);
  expect(centsOf(found, null)).toBe((await owned(copier)) - part);
});

test('coins of a strategy and of the own portfolio are one asset, and what waits to come in is dollars', async () => {
  const { strategy, copier } = await copied();
  const ofCopy = centsOf(await assets(copier.rows), 'BTC-USD');
  const pool_id = randomUUID();
  await copier.rows('open_portfolio', { title: 'Mine', request_id: pool_id });
  await copier.rows('subscribe', { pool_id, amount_cents: 200_000, request_id: randomUUID() });
  await copier.rows('place_order', {
    pool_id,
    instrument_id: 'BTC-USD',
    kind: 'market',
    side: 'buy',
    spend_cents: 50_000,
    request_id: randomUUID(),
  });
  await shows(stage, 10_000_000);
  const [holding] = await copier.rows('my_holdings', { pool_id });
  await copier.put(strategy, 10_000);
  await copier.rows('subscribe', { pool_id, amount_cents: 5000, request_id: randomUUID() });
  const found = await assets(copier.rows);
  expect(centsOf(found, 'BTC-USD')).toBe(ofCopy + Number(holding?.['value_cents']));
  expect(found.reduce((sum, [, cents]) => sum + cents, 0)).toBe(await owned(copier));
});

const pricesAndDealings = async () => {
  await shows(stage, 9_500_000);
  await deal(stage);
};

test('a copier reads what waits of their own in each copy, and the rate of their own payments', async () => {
  const [one, two] = [await makeInvested(stage), await makeInvested(stage)];
  const [copier, other] = [await makeCopier(stage), await makeCopier(stage)];
  for (const who of [copier, other]) for (const strategy of [one, two]) await who.put(strategy, 10_000);
  await pricesAndDealings();
  await moveBack(stage, one, '365 days');
  for (const [who, n] of [
    [copier, 1],
    [other, 5],
  ] as const) {
    await who.put(one, 3000 * n);
    await who.put(two, 4000 * n);
    await who.take(one, 11_000_000 * n);
    await who.take(two, 12_000_000 * n);
  }
  const copies = await copier.rows('my_copies');
  const of = ({ pool }: Strategy) => copies.find(({ pool_id }) => pool_id === pool);
  expect(of(one)).toMatchObject({ waiting_in_cents: 3000, waiting_units: 11_000_000 });
  expect(of(two)).toMatchObject({ waiting_in_cents: 4000, waiting_units: 12_000_000 });
  expect(of(one)?.['yearly_rate']).toBeCloseTo(Number(of(one)?.['value_cents']) / 10_000 - 1, 3);
});
