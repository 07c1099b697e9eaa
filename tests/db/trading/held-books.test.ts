import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopied } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { makeHolder, makeTrader, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

// Who keeps a request open keeps what it has locked. Prices and dealings go on without it.
const stage = await openCopyingStage();
const { owner } = stage;
type Held = TransactionSql<{ bigint: number }>;

const bid = { side: 'buy', kind: 'limit', quantity: 100_000, limit_price: 9_400_000 };
const holdBooks = (sql: Held, pool: string) =>
  sql`select from private.pool_books where pool_id = ${pool} for update`;
const holdAccount = (sql: Held, id: string) =>
  sql`select from ledger.accounts where investor_id = ${id} for update`;
/** Waits for no more than five seconds: what waits for a transaction of the same test would never end. */
const inTime = <T>(work: (sql: Held) => Promise<T>) =>
  owner.begin(async (sql) => {
    await sql`set local statement_timeout = '5s'`;
    return work(sql);
  });
const redeem = ({ rows, pool }: Trader) =>
  rows('redeem', { pool_id: pool, amount_cents: 1000, request_id: randomUUID() });

test('a batch of prices fills the orders of all whose books are free, and those of the others with the next batch', async () => {
  await shows(stage, 9_500_000);
  const [held, free] = [await makeTrader(stage), await makeTrader(stage)];
  const waiting = await held.place(bid);
  await free.place(bid);
  await shows(stage, 9_500_000);
  const filled = await owner.begin(async (sql) => {
    await holdBooks(sql, held.pool);
    await showsTouch(stage, 9_380_000, 9_390_000);
    return [await free.held(), await held.held()];
  });
  expect(filled).toEqual([100_000, 0]);
  expect(await held.order(waiting['id'])).toMatchObject({ status: 'open', filled_quantity: 0 });
  await showsTouch(stage, 9_370_000, 9_380_000);
  expect(await held.held()).toBe(100_000);
  expect(await problems(owner)).toEqual([]);
});

test('dealings leave out a portfolio whose books are kept, and deal it the next time', async () => {
  const [held, free] = [await makeHolder(stage), await makeHolder(stage)];
  for (const trader of [held, free]) await redeem(trader);
  await shows(stage, 9_500_000);
  const dealt = await owner.begin(async (sql) => {
    await holdBooks(sql, held.pool);
    return deal(stage);
  });
  expect(dealt).toBe(1);
  expect(await deal(stage)).toBe(1);
  expect(await problems(owner)).toEqual([]);
});

test('dealings lock all accounts but those that another transaction keeps', async () => {
  const [held, free] = [await makeTrader(stage), await makeTrader(stage)];
  const kept = await owner.begin(async (sql) => {
    await holdAccount(sql, held.person.id);
    return inTime(async (dealing) => {
      const [row] = await dealing<{ ids: string[] }[]>`
        select private.lock_accounts(${[held.person.id, free.person.id]}::uuid[]) as ids`;
      await expect(
        owner`select from ledger.accounts where investor_id = ${free.person.id} for update nowait`,
      ).rejects.toMatchObject({ code: '55P03' });
      return row?.ids;
    });
  });
  expect(kept).toEqual([held.person.id]);
});

test('dealings leave out people whose accounts are kept, and deal them at the next prices', async () => {
  const { strategy, copier } = await makeCopied(stage, 10_000);
  const [held, free] = [await makeHolder(stage), await makeHolder(stage)];
  for (const trader of [held, free]) await redeem(trader);
  await copier.take(strategy);
  await shows(stage, 9_500_000);
  const dealt = await owner.begin(async (sql) => {
    await sql`
      select from ledger.accounts where investor_id = any (${[held.person.id, copier.person.id]}) for update`;
    return deal(stage);
  });
  expect(dealt).toBe(1);
  await shows(stage, 9_500_000);
  expect(await deal(stage)).toBe(2);
  expect(await problems(owner)).toEqual([]);
});

test('stops are watched in all strategies whose books are free, and in the others the next time', async () => {
  const copied = [await makeCopied(stage, 10_000), await makeCopied(stage, 10_000)];
  for (const { strategy, copier } of copied)
    await copier.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp: 100 });
  await shows(stage, 8_900_000);
  const watch = (sql: Held) => sql`select private.watch_copies() as stopped`;
  const stopped = await owner.begin(async (held) => {
    await holdBooks(held, copied[0]?.strategy.pool ?? '');
    return inTime(watch);
  });
  expect([...stopped]).toEqual([{ stopped: 1 }]);
  expect([...(await inTime(watch))]).toEqual([{ stopped: 1 }]);
});

test('a strategy that pays an account which is kept goes to the end of those that are due', async () => {
  const copied = [await makeCopied(stage, 10_000), await makeCopied(stage, 10_000)];
  for (const { strategy, copier } of copied) await copier.take(strategy);
  await shows(stage, 9_500_000);
  const dealt = await owner.begin(async (held) => {
    await holdAccount(held, copied[0]?.copier.person.id ?? '');
    const next = () => owner`select private.run_dealings(1) as dealt`;
    return [...(await next()), ...(await next())];
  });
  expect(dealt).toEqual([{ dealt: 0 }, { dealt: 1 }]);
  await shows(stage, 9_500_000);
  expect(await deal(stage)).toBe(1);
});
