import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../../supabase/workers/jobs.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, asOperator, makeInvestor } = await openStage();
const [reviewer, treasurer] = [asOperator('reviewer'), asOperator('treasurer')];
const today = () => new Date().toISOString().slice(0, 10);

interface Line {
  line: number;
  code: string;
  amount_cents: number;
}

describe('the days of the books', () => {
  test('sum what was booked, by purpose, and nothing of other days', async () => {
    const before = await reviewer.rows<Line & { movements: number }>('book_days', {
      first_day: today(),
      days: 1,
    });
    const deposits = (rows: (Line & { movements: number })[]) =>
      rows.find(({ code }) => code === 'deposit') ?? { movements: 0, amount_cents: 0 };
    await makeInvestor({ deposited: 12_345 });
    const after = deposits(await reviewer.rows('book_days', { first_day: today(), days: 1 }));
    expect(after.movements - deposits(before).movements).toBe(1);
    expect(after.amount_cents - deposits(before).amount_cents).toBe(12_345);
    expect(await reviewer.rows('book_days', { first_day: '2026-01-01', days: 30 })).toEqual([]);
    expect(await reviewer.rows('book_days', { first_day: '2099-01-01' })).toEqual([]);
  });

  test('are the same once a day is sealed, and its transfers are not read again', async () => {
    const { owner: sql, asOperator: on } = await openStage();
    const before = Array.from({ length: 7 }, (_, n) => n).map((n) =>
      new Date(Date.now() - (6 - n) * 86_400_000).toISOString().slice(0, 10),
    );
    const read = () => on('reviewer').rows('book_days', { first_day: before[0], days: 6 });
    const unsealed = await read();
    expect(unsealed.length).toBeGreaterThan(3);
    let sealed: { day: string | null }[];
    do sealed = await sql<{ day: string | null }[]>`select private.seal_day()::text as day`;
    while (sealed[0]?.day);
    expect(await read()).toEqual(unsealed);
    await sql`alter table ledger.transfers disable trigger user`;
    await sql`delete from ledger.transfers where true`;
    expect(await read()).toEqual(unsealed);
  });

  test('are two months at most, and one at least', async () => {
    const line = (days_ago: number) => owner`
      insert into ledger.transfers (reference, amount_cents, created_at, value_date, debit, credit, code)
      values (gen_random_uuid(), 5, '2026-06-01'::timestamptz + ${days_ago} * interval '1 day', '2026-06-01', 'cash', 'mining_income', 'income')`;
    for (const days of [0, 61, 62]) await line(days);
    const count = async (name: string, days: number) =>
      (await treasurer.rows(name, { first_day: '2026-06-01', days })).length;
    for (const name of ['book_days', 'ledger_lines']) {
      expect(await count(name, 1000)).toBe(2);
      expect(await count(name, -1)).toBe(1);
    }
    expect(await treasurer.rows('ledger_lines', { first_day: '2026-06-02', days: 1 })).toEqual([]);
  });
});

test('a treasurer reads every line of a day in pages of a thousand, each once, and a reviewer none', async () => {
  await owner`
    insert into ledger.transfers (reference, amount_cents, created_at, value_date, debit, credit, code)
    select gen_random_uuid(), n, '2026-07-01T12:00:00Z', '2026-07-01', 'cash', 'mining_income', 'income' from generate_series(1, 1205) n`;
  const page = (after_line?: number) =>
    treasurer.rows<Line>('ledger_lines', {
      first_day: '2026-07-01',
      days: 1,
      ...(after_line ? { after_line } : {}),
    });
  const first = await page();
  const second = await page(first.at(-1)?.line);
  expect([first.length, second.length]).toEqual([1000, 205]);
  expect(new Set([...first, ...second].map(({ line }) => line)).size).toBe(1205);
  await expect(reviewer.rows('ledger_lines', { first_day: '2026-07-01' })).rejects.toMatchObject({
    code: '42501',
  });
});

describe('a check of the books', () => {
  /** A treasurer asks for it, and the worker makes it. */
  const check = async (as = treasurer, sql = owner) => {
    await as.rows('check_books');
    await sql`call private.run_job('private.run_book_check()')`;
  };

  test('is remembered with who asked for it and that nothing was wrong', async () => {
    await owner`delete from private.freezes`;
    const { owner: clean, asOperator: on } = await openStage();
    await check(on('treasurer'), clean);
    expect((await on('reviewer').rows('last_book_checks'))[0]).toMatchObject({
      checked_by: 'Demo Treasurer',
      ledger_problems: [],
      audit_problems: 0,
      asked_at: null,
    });
    await expect(clean`delete from private.book_checks`).rejects.toThrow('append_only');
    await expect(clean`update private.book_checks set audit_problems = 0`).rejects.toThrow('append_only');
    await expect(clean`truncate private.book_checks`).rejects.toThrow('append_only');
  });

  test('is made once an hour, once for each time that it is asked for, and waits until the worker has begun', async () => {
    const { owner: clean, asOperator: on, url } = await openStage();
    const rows = () => on('reviewer').rows('last_book_checks');
    const count = async () =>
      (await clean<{ n: number }[]>`select count(*)::int as n from private.book_checks`)[0]?.n;
    expect(await rows()).toEqual([]);
    await runJobs(url('postgres'));
    await runJobs(url('postgres'));
    expect(await rows()).toMatchObject([{ checked_by: null, ledger_problems: [], audit_problems: 0 }]);
    await on('treasurer').rows('check_books');
    await on('admin').rows('check_books');
    expect(await rows()).toMatchObject([
      {
        checked_at: null,
        checked_by: 'Demo Admin',
        ledger_problems: null,
        asked_at: expect.any(Date) as Date,
      },
      { checked_by: null },
    ]);
    await runJobs(url('postgres'));
    await runJobs(url('postgres'));
    expect(await rows()).toMatchObject([{ checked_by: 'Demo Admin', asked_at: null }, { checked_by: null }]);
    expect(await count()).toBe(2);
    await clean`alter table private.book_checks disable trigger user`;
    await clean`update private.book_checks set checked_at = checked_at - interval '59 minutes', ended_at = ended_at - interval '59 minutes'`;
    await clean`update private.book_check_request set asked_at = asked_at - interval '59 minutes'`;
    await runJobs(url('postgres'));
    expect(await count()).toBe(2);
    await clean`update private.book_checks set checked_at = checked_at - interval '2 minutes', ended_at = ended_at - interval '2 minutes'`;
    await clean`update private.book_check_request set asked_at = asked_at - interval '2 minutes'`;
    await runJobs(url('postgres'));
    expect(await count()).toBe(3);
    // One that took ten minutes is not made again for four hours, unless it is asked for.
    const moveLast = (minutes: number, took: number) => clean`
      update private.book_checks set checked_at = now() - make_interval(mins => ${minutes}), ended_at = now() - make_interval(mins => ${minutes - took})
      where id = (select max(id) from private.book_checks)`;
    await clean`delete from private.book_check_request where only_row`;
    await moveLast(239, 10);
    await runJobs(url('postgres'));
    expect(await count()).toBe(3);
    await moveLast(241, 10);
    // One of new movements alone does not stand for it.
    await clean`insert into private.book_checks (ledger_problems, audit_problems, lines) values ('[{"a": 1}]', 0, 5)`;
    await runJobs(url('postgres'));
    expect(await count()).toBe(5);
  });

  test('is made part after part, each in a transaction of its own, and goes on where it ended', async () => {
    const { owner: clean, asOperator: on } = await openStage();
    const rows = () => on('reviewer').rows('last_book_checks');
    const next = async () =>
      (await clean<{ begun: Date | null }[]>`select private.run_book_check() as begun`)[0]?.begun;
    await on('treasurer').rows('check_books');
    const begun = await next();
    await clean`update ledger.accounts set available_cents = 7 where investor_id = (select min(investor_id::text)::uuid from ledger.accounts)`;
    const [{ total }] = await clean<
      [{ total: number }]
    >`select cardinality(ledger.verify_parts()) + 1 as total`;
    expect(await rows()).toMatchObject([
      { checked_at: null, checked_by: 'Demo Treasurer', asked_at: null, done: 1, total },
    ]);
    // Who asks now has a check of their own, once this one has ended.
    await on('admin').rows('check_books');
    for (let done = 2; done < total; done += 1) {
      expect(await next()).toEqual(begun);
      expect(await rows()).toMatchObject([
        { checked_by: 'Demo Admin', done: null },
        { done, total },
      ]);
    }
    expect(await next()).toEqual(begun);
    // What was changed after its part is found by the next one.
    expect(await rows()).toMatchObject([
      { checked_at: null, checked_by: 'Demo Admin' },
      { checked_at: begun, checked_by: 'Demo Treasurer', ledger_problems: [], done: null, total: null },
    ]);
    await clean`call private.run_job('private.run_book_check()')`;
    expect(await rows()).toMatchObject([
      { checked_by: 'Demo Admin', ledger_problems: [{ problem: 'balance available', found_cents: 7 }] },
      { checked_by: 'Demo Treasurer' },
    ]);
    expect(await next()).toBeNull();
  });

  test('that is being made is not made by another worker at the same time', async () => {
    await treasurer.rows('check_books');
    await owner.begin(async (sql) => {
      const [made] = await sql<{ begun: Date | null }[]>`select private.run_book_check() as begun`;
      expect(made?.begun).not.toBeNull();
      const [other] = await owner<{ begun: Date | null }[]>`select private.run_book_check() as begun`;
      expect(other?.begun).toBeNull();
    });
  });

  test('keeps a hundred problems of many, and ten checks are shown', async () => {
    const ids = Array.from({ length: 105 }, () => randomUUID());
    await owner`insert into auth.users (id, email) select x, x || '@example.com' from unnest(${ids}::uuid[]) x`;
    await owner`update ledger.accounts set available_cents = 1 where investor_id = any (${ids})`;
    for (let n = 0; n < 11; n += 1) await check();
    const rows = await reviewer.rows<{ ledger_problems: unknown[] }>('last_book_checks');
    expect(rows).toHaveLength(10);
    expect(rows[0]?.ledger_problems).toHaveLength(100);
  });
});
