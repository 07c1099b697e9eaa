import { beforeEach, describe, expect, test } from 'vitest';
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
    do sealed = await sql<{ day: string | null }[]>`select proof.seal_day()::text as day`;
    while (sealed[0]?.day);
    expect(await read()).toEqual(unsealed);
    await sql`alter table ledger.transfers disable trigger user`;
    await sql`delete from ledger.transfers where true`;
    expect(await read()).toEqual(unsealed);
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
  test('is made part after part, each in a transaction of its own, and goes on where it ended', async () => {
    const { owner: clean, asOperator: on } = await openStage();
    const rows = () => on('reviewer').rows('last_book_checks');
    const next = async () => (await clean<{ begun: Date | null }[]>`select desk.run_book_check() as begun`)[0]?.begun;
    await on('treasurer').rows('check_books');
    const begun = await next();
    await clean`update ledger.accounts set available_cents = 7 where investor_id = (select min(investor_id::text)::uuid from ledger.accounts)`;
    const [{ total }] = await clean<[{ total: number }]>`select cardinality(proof.verify_parts()) + 1 as total`;
    expect(await rows()).toMatchObject([
      { checked_at: null, checked_by: 'Demo Treasurer', asked_at: null, done: 1, total },
    ]);
    await on('admin').rows('check_books');
    for (let done = 2; done < total; done += 1) {
      expect(await next()).toEqual(begun);
      expect(await rows()).toMatchObject([
        { checked_by: 'Demo Admin', done: null },
        { done, total },
      ]);
    }
    expect(await next()).toEqual(begun);
    expect(await rows()).toMatchObject([
      { checked_at: null, checked_by: 'Demo Admin' },
      { checked_at: begun, checked_by: 'Demo Treasurer', ledger_problems: [], done: null, total: null },
    ]);
    await clean`call jobs.run_job('desk.run_book_check()')`;
    expect(await rows()).toMatchObject([
      { checked_by: 'Demo Admin', ledger_problems: [{ problem: 'balance available', found_cents: 7 }] },
      { checked_by: 'Demo Treasurer' },
    ]);
    expect(await next()).toBeNull();
  });
});
