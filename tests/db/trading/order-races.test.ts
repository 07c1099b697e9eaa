import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { beforeEach, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { fillsOf, makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

const stage = await openCopyingStage();
const { owner, operator, asInvestor, asOperator, makeInvestor, whileHeld } = stage;

type Query = TransactionSql<{ bigint: number }>;

beforeEach(async () => {
  await shows(stage, 9_500_000);
});

const bid = { side: 'buy', kind: 'limit', quantity: 100_000, limit_price: 9_400_000 };

test('a batch of prices waits for a cancellation, and does not fill what was cancelled', async () => {
  const trader = await makeTrader(stage);
  const order = await trader.place(bid);
  await shows(stage, 9_500_000);
  const batch = await whileHeld(
    (sql) => sql`select cancel_order(${order['id'] as string})`,
    () => showsTouch(stage, 9_380_000, 9_390_000),
    { by: asInvestor(trader.person) },
  );
  expect(batch).toEqual({ accepted: 1, refused: [] });
  expect(await trader.order(order['id'])).toMatchObject({ status: 'cancelled', filled_quantity: 0 });
  expect(await fillsOf(stage, trader)).toEqual([]);
});

test('money that is asked out twice at once leaves once (23)', async () => {
  const trader = await makeTrader(stage, 10_000);
  const out = () => trader.rows('redeem', { pool_id: trader.pool, amount_cents: 6000, request_id: randomUUID() });
  const answers = await Promise.allSettled([out(), out()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await trader.books()).toMatchObject({ cash_cents: 4000, reserved_cents: 0 });
});

test('the same lots are sold once, by one of two orders at once (20)', async () => {
  const trader = await makeHolder(stage);
  const sell = () => trader.place({ side: 'sell', quantity: 600_000 });
  const answers = await Promise.allSettled([sell(), sell()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await problems(owner)).toEqual([]);
});

test.each([
  [
    'closed',
    'account_closed',
    (id: string, sql: Query) => sql`
      update profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${id}`,
  ],
  [
    'frozen',
    'account_frozen',
    (id: string, sql: Query) => sql`
      insert into people.freezes (person_id, reason, frozen_by) values (${id}, 'Taken over', ${operator('admin').id})`,
  ],
] as const)('a portfolio waits for the account that is being %s, and is not opened', async (_, refusal, change) => {
  const person = await makeInvestor();
  const late = whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${person.id} for update`,
    () => asInvestor(person).rows('open_portfolio', { title: 'Mine', request_id: randomUUID() }),
    { meanwhile: (sql) => change(person.id, sql) },
  );
  await expect(late).rejects.toThrow(refusal);
  expect(await owner`select from pools where owner_id = ${person.id}`).toEqual([]);
});

test('money waits for a freeze, and does not leave the balance', async () => {
  const trader = await makeTrader(stage, 100_000);
  await makeDeposit(owner, trader.person.id, 50_000);
  const late = whileHeld(
    (sql) => sql`select freeze_person(${trader.person.id}, 'Taken over')`,
    () => trader.rows('subscribe', { pool_id: trader.pool, amount_cents: 5000, request_id: randomUUID() }),
    { by: asOperator('treasurer') },
  );
  await expect(late).rejects.toThrow('account_frozen');
});

test('an order that fails as no rule foresaw is cancelled, and stops neither prices nor the orders of others', async () => {
  const [broken, sound] = [await makeTrader(stage), await makeTrader(stage)];
  const order = await broken.place({ side: 'buy', spend_cents: 10_000 });
  const waiting = await broken.place(bid);
  await sound.place({ side: 'buy', spend_cents: 10_000 });
  await owner.unsafe(`
    create function pools.break_fill() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$;
    create trigger break_fill before insert on public.fills
      for each row when (new.pool_id = '${broken.pool}') execute function pools.break_fill()`);
  try {
    expect(await shows(stage, 9_500_000, { ask_size: 50_000 })).toEqual({ accepted: 1, refused: [] });
  } finally {
    await owner`drop function pools.break_fill() cascade`;
  }
  for (const id of [order['id'], waiting['id']])
    expect(await broken.order(id)).toMatchObject({ status: 'cancelled', reason: 'failed', reserved: 0 });
  expect(await fillsOf(stage, broken)).toEqual([]);
  // Finding the failing order does not use up a size twice.
  expect(await fillsOf(stage, sound)).toMatchObject([{ quantity: 50_000 }]);
  expect(await problems(owner)).toEqual([]);
});

type Held = TransactionSql<{ bigint: number }>;

const holdBooks = (sql: Held, pool: string) => sql`select from pools.pool_books where pool_id = ${pool} for update`;

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
