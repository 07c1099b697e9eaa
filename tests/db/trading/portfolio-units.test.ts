import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { makeDeposit } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';
import { makeHolder, makeTrader, shows } from '../support/trading/trading.ts';

// What money into a portfolio brings, and when. (private.deal_pool.)
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
