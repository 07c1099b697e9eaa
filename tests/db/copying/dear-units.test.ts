import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { oneMoment, type Query } from '../support/one-moment.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { showsTouch } from '../support/trading/trading.ts';

// Units that are worth thousands of dollars, of which a cent buys few or none, and units that are worth nothing.
// (private.coming_units, private.paid_leaving, private.return_empty.)
const stage = await openCopyingStage();
const { owner } = stage;

/** Three requests of 1,000, 2,000 and 3,000 cents that wait, and what is dealt of them for so many cents. */
async function makeRequests() {
  const { pool } = await makeInvested(stage);
  const ids: unknown[] = [];
  for (const cents of [1000, 2000, 3000]) {
    const copier = await makeCopier(stage);
    ids.push((await copier.put({ pool } as never, cents))['id']);
  }
  return async (most: number, cents: number, units: number, crumbs = 0) => {
    const coming = await owner<{ id: string; cents: number; units: number }[]>`
      select c.request_id as id, c.cents, c.units
      from unnest(private.coming_units(${pool}, 'infinity', ${most}, ${cents}, ${units}, ${crumbs})) c`;
    return ids.map((id) => {
      const found = coming.find((one) => one.id === id);
      return found ? [found.cents, found.units] : undefined;
    });
  };
}

test('of the parts of a dealing the largest are dealt, as many as bring a unit each', async () => {
  const comes = await makeRequests();
  // A unit is a cent.
  expect(await comes(6, 100, 100)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  // With a cent that all of them pay for a holding, the smallest brings none.
  expect(await comes(6, 100, 100, 1)).toEqual([undefined, [2, 1], [3, 2]]);
  // A unit is two cents, and without the smallest the middle one brings none either.
  expect(await comes(6, 200, 100)).toEqual([undefined, [2, 1], [3, 1]]);
  expect(await comes(6, 200, 100, 1)).toEqual([undefined, undefined, [3, 1]]);
  expect(await comes(6, 301, 100)).toEqual([undefined, undefined, undefined]);
  // No more cents than there are holdings pay for nothing but these.
  expect(await comes(3, 1, 1000, 3)).toEqual([undefined, undefined, undefined]);
  // Parts of one size are dealt together or not at all.
  expect(await comes(3, 100, 100, 1)).toEqual([undefined, undefined, undefined]);
  // The cent that rounding leaves over is of the request that lost most to it, not of the first.
  expect(await comes(2, 100, 100)).toEqual([undefined, [1, 1], [1, 1]]);
  expect(await comes(2, 0, 0)).toEqual([undefined, [1, 10_000], [1, 10_000]]);
  // Of the first units a cent brings ten thousand.
  expect(await comes(6, 0, 0)).toEqual([
    [1, 10_000],
    [2, 20_000],
    [3, 30_000],
  ]);
});

test('a part that would bring no cent does not leave, and what leaves whole does', async () => {
  const leaves = async (parts: readonly (readonly [units: number, rest: number])[], crumbs = 0) => {
    const rows = await owner<{ units: number }[]>`
      select l.units from unnest(private.paid_leaving(
        array(select row(md5(p.n::text)::uuid, null, null, (p.part ->> 0)::bigint, 0, (p.part ->> 1)::bigint)::private.leaving
          from jsonb_array_elements(${owner.json(parts)}) with ordinality p (part, n)), 1000, ${crumbs}, 10000)) l
      order by l.units`;
    return rows.map(({ units }) => units);
  };
  // Ten units are a cent.
  expect(await leaves([[9, 0]])).toEqual([9]);
  expect(await leaves([[9, 1]])).toEqual([]);
  expect(await leaves([[10, 1]])).toEqual([10]);
  expect(await leaves([[10, 1]], 1)).toEqual([]);
  expect(
    await leaves(
      [
        [9, 0],
        [11, 5],
        [10, 5],
        [8, 5],
      ],
      1,
    ),
  ).toEqual([9]);
  expect(
    await leaves(
      [
        [100, 0],
        [12, 5],
        [10, 5],
      ],
      1,
    ),
  ).toEqual([12, 100]);
  // What leaves whole shares the cent of a holding, also when it is less than a part.
  expect(
    await leaves(
      [
        [18, 0],
        [19, 5],
      ],
      1,
    ),
  ).toEqual([18, 19]);
});

test('money is given back, and its owner told, while a whole unit is worth more than 5,000 dollars', async () => {
  const strategy = await makeStrategy(stage, { capacity_cents: 100_000_000_000 });
  await showsTouch(stage, 1799, 1800, { ask_size: 10_000_000_000 });
  await strategy.place({ side: 'buy', spend_cents: 99_900 });
  await showsTouch(stage, 1799, 1800, { ask_size: 10_000_000_000 });
  await cleanQuotes(owner);
  const copier = await makeCopier(stage);
  await showsTouch(stage, 9_499_500, 9_500_500);
  const asked = await copier.put(strategy, 100_000);
  await showsTouch(stage, 9_499_500, 9_500_500);
  // The price of a request comes after it.
  const later = await (await makeCopier(stage)).put(strategy, 100_000);
  await deal(stage);
  expect(await owner`select status from public.copy_requests where id = ${later['id'] as string}`).toEqual([
    { status: 'waiting' },
  ]);
  expect(
    await owner`select status, dealt_units from public.copy_requests where id = ${asked['id'] as string}`,
  ).toEqual([{ status: 'returned', dealt_units: null }]);
  expect(await copier.balance()).toBe(1_000_000);
  expect(
    await owner`select kind, subject_id, amount_cents::int from public.notifications where investor_id = ${copier.person.id} and kind like 'copies.%'`,
  ).toEqual([{ kind: 'copies.returned', subject_id: strategy.pool, amount_cents: 100_000 }]);
  expect(await problems(owner)).toEqual([]);
});

test('a strategy that is worth nothing takes no money, and its quarter comes all the same', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  // Nothing but a loss of all could bring it there: no book agrees with it until it is undone.
  const cash = async (cents: number) => owner`
    update private.pool_books set cash_cents = ${cents} where pool_id = ${strategy.pool}`;
  await copier.put(strategy, 50_000);
  await cash(0);
  await owner`
    insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp) values (${strategy.pool}, ${copier.person.id}, 'in', 1000, 1000)`;
  await owner`update private.pool_books set waiting_cents = 1000 where pool_id = ${strategy.pool}`;
  await owner`update ledger.accounts set available_cents = available_cents - 1000 where investor_id = ${copier.person.id}`;
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select investor_id, id, 1000, current_date, 'available', 'pools', 'subscribe' from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`;
  await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
  await deal(stage);
  expect(await copier.balance()).toBe(950_000);
  const row = await strategy.row();
  expect(Number(row['record_units'])).toBe(1);
  expect(new Date(String(row['shared_at'])).getTime()).toBeGreaterThan(Date.now() - 60_000);
  await cash(150_000);
  expect(await problems(owner)).toEqual([]);
});

test('units of a strategy that are worth nothing leave for nothing, and its lead can close it', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 50_000);
  const worthless = async (sql: Query) => {
    await sql`update private.pool_books set cash_cents = 0 where pool_id = ${strategy.pool}`;
    // Of a strategy, unlike of a portfolio, each holder says when.
    await sql`select private.void_units(${strategy.pool})`;
  };
  const taken = await oneMoment(stage)(
    worthless,
    (sql) => sql<{ answer: unknown }[]>`
      select jsonb_build_array(r.status, r.dealt_units, r.dealt_cents) as answer from redeem_copy(${strategy.pool}, gen_random_uuid()) r`,
    copier.person,
  );
  expect(taken).toEqual(['dealt', 500_000_000, 0]);
  const closed = await oneMoment(stage)(
    worthless,
    async (sql) => {
      await sql`select close_strategy(${strategy.pool}, 'All is lost.')`;
      return sql<
        { answer: unknown }[]
      >`select status as answer from strategies where pool_id = ${strategy.pool}`;
    },
    strategy.lead,
  );
  expect(closed).toBe('closed');
});
