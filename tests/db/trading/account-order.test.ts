import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  ageRequests,
  type Copier,
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  makeStrategy,
  proposeStrategy,
  review,
  type Strategy,
} from '../support/copying/strategies.ts';
import { figures } from '../support/money/books.ts';
import { makeHolder, shows } from '../support/trading/trading.ts';

// What pays several people locks their accounts by their ids before the first of them, and the trail last.
const stage = await openCopyingStage();
const { owner, asOperator, whileHeld } = stage;

/** Makes a call while the account of one person is held, which keeps neither the account of another nor the trail meanwhile. */
const heldBack = <T>({ id }: Person, call: () => Promise<T>, other?: Person) =>
  whileHeld((sql) => sql`select from ledger.accounts where investor_id = ${id} for update`, call, {
    meanwhile: async (sql) => {
      await sql`select from ledger.accounts where investor_id = ${other?.id ?? null} for update nowait`;
      await sql`select from private.audit_head for update nowait`;
    },
  });

/** A copier whose id is after that of another person. */
async function makeLaterCopier({ id }: Person): Promise<Copier> {
  const copier = await makeCopier(stage);
  return copier.person.id > id ? copier : makeLaterCopier({ id } as Person);
}

const suspend = ({ pool }: Strategy) =>
  asOperator('reviewer').rows('suspend_strategy', {
    pool_id: pool,
    reason: 'Prices look odd.',
    request_id: randomUUID(),
  });

test('a suspension returns the money of several people in the order of their ids', async () => {
  const strategy = await makeInvested(stage);
  const first = await makeCopier(stage);
  const second = await makeLaterCopier(first.person);
  // The second asks first.
  for (const copier of [second, first]) await copier.put(strategy, 10_000);
  await heldBack(first.person, () => suspend(strategy), second.person);
  for (const copier of [second, first]) expect(await copier.balance()).toBe(1_000_000);
});

test('the refusal of a proposal returns the stake before it is on the trail', async () => {
  const strategy = await proposeStrategy(stage);
  await heldBack(strategy.lead, () => review(stage, 'reviewer', strategy, false));
  expect(await strategy.row()).toMatchObject({ status: 'dropped' });
});

test('the second refusal of a suspended strategy pays its holders before it is on the trail', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 10_000);
  await suspend(strategy);
  await review(stage, 'reviewer', strategy, false);
  await heldBack(copier.person, () => review(stage, 'treasurer', strategy, false));
  expect(await copier.balance()).toBe(1_000_000);
});

test('the end of a strategy returns what waits and pays what is held in one order', async () => {
  const strategy = await makeStrategy(stage);
  const first = await makeCopier(stage);
  const second = await makeLaterCopier(first.person);
  await first.put(strategy, 10_000);
  await owner`
    insert into private.protection_packs (country, version, questions_version, cooling_off_hours, wait_hours, part_bp)
    values ('Slow', 1, 1, 24, 0, 10000)`;
  await owner`update public.profiles set country = 'Slow' where id = ${second.person.id}`;
  expect(await second.put(strategy, 10_000)).toMatchObject({ status: 'waiting' });
  await heldBack(
    first.person,
    () => strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' }),
    second.person,
  );
  for (const copier of [second, first]) expect(await copier.balance()).toBe(1_000_000);
});

/** A strategy of nothing but cash, with a copier, of which its lead has asked out so long ago that the next dealing pays it. */
async function makeLeaving(): Promise<{ strategy: Strategy; copier: Copier }> {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 10_000);
  await strategy.rows('redeem_copy', {
    pool_id: strategy.pool,
    units: 100_000_000,
    request_id: randomUUID(),
  });
  await ageRequests(stage, strategy, '7 days');
  return { strategy, copier };
}

test('all who leave a strategy of nothing but cash are locked before a balance or a copy is changed', async () => {
  const { strategy, copier } = await makeLeaving();
  await whileHeld(
    (held) => held`select from ledger.accounts where investor_id = ${strategy.lead.id} for update`,
    () => copier.take(strategy),
    {
      meanwhile: (sql) => sql`select from public.copies where pool_id = ${strategy.pool} for update nowait`,
    },
  );
  expect(await copier.balance()).toBe(1_000_000);
});

test('dealings lock the accounts that portfolios and strategies pay by their ids before one is dealt', async () => {
  const { strategy, copier: first } = await makeCopied(stage, 10_000);
  let trader = await makeHolder(stage);
  while (trader.person.id < first.person.id) trader = await makeHolder(stage);
  await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() });
  await first.take(strategy);
  await shows(stage, 9_500_000);
  expect(await heldBack(first.person, () => deal(stage), trader.person)).toBe(2);
});

test('dealings lock the accounts that two portfolios pay by their ids, whichever asked first', async () => {
  const traders = [await makeHolder(stage), await makeHolder(stage)];
  const [first, second] = traders.toSorted((a, b) => (a.person.id < b.person.id ? -1 : 1));
  for (const trader of [second, first])
    await trader?.rows('redeem', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() });
  await shows(stage, 9_500_000);
  expect(await heldBack(first?.person as Person, () => deal(stage), second?.person)).toBe(2);
});

test('dealings lock the accounts to which a strategy returns money with those of others', async () => {
  const { strategy, copier: first } = await makeCopied(stage, 10_000);
  let trader = await makeHolder(stage);
  while (trader.person.id < first.person.id) trader = await makeHolder(stage);
  await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() });
  const { id } = await first.put(strategy, 1000);
  await shows(stage, 9_500_000);
  // A unit is worth more than 5,000 dollars.
  await owner`update private.pool_books set cash_cents = cash_cents + units where pool_id = ${strategy.pool}`;
  await heldBack(first.person, () => deal(stage), trader.person);
  expect([...(await owner`select status from public.copy_requests where id = ${id as string}`)]).toEqual([
    { status: 'returned' },
  ]);
});

test('dealings lock the accounts of a strategy that pays everyone with those of others', async () => {
  const { strategy, copier: first } = await makeCopied(stage, 10_000);
  let trader = await makeHolder(stage);
  while (trader.person.id < first.person.id) trader = await makeHolder(stage);
  await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() });
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' });
  await shows(stage, 9_500_000);
  await heldBack(first.person, () => deal(stage), trader.person);
  expect(await strategy.row()).toMatchObject({ status: 'closed' });
});

test('dealings lock the books of portfolios before the accounts that they pay', async () => {
  const trader = await makeHolder(stage);
  await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() });
  await shows(stage, 9_500_000);
  const dealt = await whileHeld(
    (held) => held`select from ledger.accounts where investor_id = ${trader.person.id} for share`,
    () => deal(stage),
    {
      meanwhile: async () => {
        await expect(
          owner`select from private.pool_books where pool_id = ${trader.pool} for update nowait`,
        ).rejects.toMatchObject({ code: '55P03' });
      },
    },
  );
  expect(dealt).toBe(1);
});

test('all who get money back or are paid at a dealing are locked by their ids before the first of them', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 10_000);
  const { person: later } = await makeLaterCopier(copier.person);
  // Of what is worth nothing no money buys a unit.
  await owner`update private.pool_books set cash_cents = 0, waiting_cents = 1000 where pool_id = ${strategy.pool}`;
  await owner`
    insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp)
    values (${strategy.pool}, ${later.id}, 'in', 1000, 1000)`;
  await owner`update ledger.accounts set available_cents = available_cents - 1000 where investor_id = ${later.id}`;
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select investor_id, id, 1000, current_date, 'available', 'pools', 'subscribe'
    from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`;
  await whileHeld(
    (held) => held`select from ledger.accounts where investor_id = ${later.id} for update`,
    () => copier.take(strategy),
    {
      meanwhile: async () => {
        await expect(
          owner`select from ledger.accounts where investor_id = ${copier.person.id} for update nowait`,
        ).rejects.toMatchObject({ code: '55P03' });
      },
    },
  );
  expect(await figures(owner, later)).toMatchObject({ available: 1_000_000 });
});
