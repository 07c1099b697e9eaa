import { beforeAll, expect, test } from 'vitest';
import { verifyBooks } from '../../../scripts/verify-books.ts';
import { runJobs } from '../../../supabase/workers/jobs.ts';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { proofTools, type Transaction } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

// Each UTC day of the journal is sealed in the audit trail as a chain (proof.day_root), so a change of the past is
// found (proof.wrong_seals).
const stage = await openStage();
const { owner, makeInvestor } = stage;
const { meanwhile } = proofTools(stage);

type Sql = Pick<typeof owner, 'unsafe'> | Transaction;
const sealOne = async (sql: Sql = owner) =>
  (await sql.unsafe<{ day: string | null }[]>('select proof.seal_day()::text as day'))[0]?.day ?? null;
async function sealAll(sql: Sql = owner): Promise<string[]> {
  const days: string[] = [];
  for (let day = await sealOne(sql); day; day = await sealOne(sql)) days.push(day);
  return days;
}
const broken = (sql: Sql = owner) =>
  sql.unsafe<{ problem: string }[]>(
    `select problem from proof.verify() where problem like '% differ from their seal' order by 1`,
  );
const named = (...days: string[]) => days.map((day) => ({ problem: `transfers of ${day} differ from their seal` }));

const lift = (sql: Sql) => sql.unsafe('alter table ledger.transfers disable trigger user');

await awayFromMidnight();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [FIRST, EMPTY, THIRD] = [daysAgo(6), daysAgo(5), daysAgo(4)];
/** The last day that can be sealed, which changes a minute after midnight. */
const lastDay = async () =>
  (
    await owner<{ day: string }[]>`
      select (((clock_timestamp() - interval '1 minute') at time zone 'utc')::date - 1)::text as day`
  )[0]?.day;

let alice: Person;
let days: string[];
let lastDays: unknown[];
beforeAll(async () => {
  alice = await makeInvestor({ deposited: 10_000 });
  await lift(owner);
  await owner`delete from ledger.transfers where true`;
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, created_at, value_date, debit, credit, code)
    select ${alice.id}, gen_random_uuid(), n, at::timestamptz, ${FIRST}, 'cash', 'available', 'deposit'
    from unnest(${[`${FIRST}T00:00:00Z`, `${FIRST}T12:00:00Z`, `${FIRST}T23:59:59.999999Z`, `${THIRD}T00:00:00Z`, `${THIRD}T15:00:00Z`]}::text[])
      with ordinality l (at, n)`;
  await owner`alter table ledger.transfers enable trigger user`;
  const before = await lastDay();
  days = await sealAll();
  lastDays = [before, await lastDay()];
});

test('each day from the first to yesterday is sealed once, also one without transfers', async () => {
  expect(days[0]).toBe(FIRST);
  expect(new Set(days).size).toBe(days.length);
  const events = await owner<{ day: string; transfers: number; root: string; previous: string | null }[]>`
    select details ->> 'day' as day, (details ->> 'transfers')::int as transfers, details ->> 'root' as root, details ->> 'previous' as previous
    from ground.audit_events where action = 'transfers_sealed' order by id`;
  expect(events.map(({ day }) => day)).toEqual(days);
  expect(events.slice(0, 4).map(({ transfers }) => transfers)).toEqual([3, 0, 2, 0]);
  expect(events.map(({ previous }) => previous)).toEqual([null, ...events.slice(0, -1).map(({ root }) => root)]);
  expect(lastDays).toContain(days.at(-1));
  expect([...(await broken())]).toEqual([]);
  expect([...(await owner`select id from ground.verify_audit()`)]).toEqual([]);
});

test.each<[string, string, string[]]>([
  [
    'edited',
    `update ledger.transfers set amount_cents = amount_cents + 1 where created_at = '${FIRST}T12:00:00Z'`,
    [FIRST],
  ],
  [
    'given to somebody else',
    `update ledger.transfers set investor_id = gen_random_uuid() where created_at = '${THIRD}T00:00:00Z'`,
    [THIRD],
  ],
  [
    'moved within its day',
    `update ledger.transfers set created_at = created_at + interval '1 microsecond' where created_at = '${THIRD}T00:00:00Z'`,
    [THIRD],
  ],
  [
    'moved to the next day',
    `update ledger.transfers set created_at = '${EMPTY}T00:00:00Z' where created_at = '${FIRST}T23:59:59.999999Z'`,
    [FIRST, EMPTY],
  ],
  ['deleted', `delete from ledger.transfers where created_at = '${FIRST}T00:00:00Z'`, [FIRST]],
  [
    'inserted on a day without any',
    `insert into ledger.transfers (reference, amount_cents, created_at, value_date, debit, credit, code)
     values (gen_random_uuid(), 1, '${EMPTY}T12:00:00Z', '${EMPTY}', 'cash', 'mining_income', 'income')`,
    [EMPTY],
  ],
  [
    'inserted before the first day',
    `insert into ledger.transfers (reference, amount_cents, created_at, value_date, debit, credit, code)
     values (gen_random_uuid(), 1, '2020-01-01', '2020-01-01', 'cash', 'mining_income', 'income')`,
    [FIRST],
  ],
  [
    'exchanged with its neighbour',
    `update ledger.transfers set id = default where created_at = '${FIRST}T12:00:00Z'`,
    [FIRST],
  ],
  [
    'given another number in the same order',
    `update ledger.transfers set id = default where created_at = '${FIRST}T23:59:59.999999Z'`,
    [FIRST],
  ],
])('an old transfer that was %s is found', async (_, change, found) => {
  await meanwhile(async (sql) => {
    await lift(sql);
    await sql.unsafe(change);
    expect([...(await broken(sql))]).toEqual(named(...found));
  });
});

test('a seal that was edited with its transfers is found like any row of the trail, and so is the day it names', async () => {
  await meanwhile(async (sql) => {
    await lift(sql);
    await sql`alter table ground.audit_events disable trigger user`;
    await sql`delete from ledger.transfers where created_at = ${`${FIRST}T00:00:00Z`}`;
    await sql`
      update ground.audit_events e set details = e.details || jsonb_build_object('root', r.root, 'transfers', r.transfers)
      from proof.day_root(${FIRST}, null) r where e.action = 'transfers_sealed' and e.details ->> 'day' = ${FIRST}`;
    expect([...(await broken(sql))]).toEqual(named(EMPTY));
    expect(await sql`select id from ground.verify_audit()`).toHaveLength(1);
  });
});

test('the root of a day covers the root of the day before, so that one root commits to all of them', async () => {
  const [roots] = await owner<{ differ: boolean }[]>`
    select a.root <> b.root as differ from proof.day_root(${EMPTY}, 'aa') a, proof.day_root(${EMPTY}, 'bb') b`;
  expect(roots?.differ).toBe(true);
});

test('a seal that was cut out of the trail is found by the day after it', async () => {
  await meanwhile(async (sql) => {
    await sql`alter table ground.audit_events disable trigger user`;
    await sql`delete from ground.audit_events where action = 'transfers_sealed' and details ->> 'day' = ${EMPTY}`;
    expect([...(await broken(sql))]).toEqual(named(THIRD));
  });
});

test('a day waits for a transaction that began on it, and is sealed with what that one books', async () => {
  const { owner: sql } = await openStage();
  const [first] = await sql<{ day: string; late: Date }[]>`
    select day::text, (day + interval '23 hours 59 minutes') at time zone 'utc' as late
    from (select (min(created_at) at time zone 'utc')::date as day from ledger.transfers) d`;
  // As if a transaction had been open since a minute before midnight.
  const { definition } = (
    await sql`
    select pg_get_functiondef('ledger.journal_settled(timestamptz)'::regprocedure) as definition`
  )[0] as {
    definition: string;
  };
  await sql.unsafe(`
    create or replace function ledger.journal_settled(moment timestamptz) returns timestamptz
      language sql volatile set search_path = '' as $$ select least(moment, '${first?.late.toISOString()}'::timestamptz) $$`);
  expect(await sealOne(sql)).toBeNull();
  await sql.unsafe(definition);
  await sql`
    insert into ledger.transfers (reference, amount_cents, created_at, value_date, debit, credit, code)
    values (gen_random_uuid(), 1, ${first?.late ?? ''}, ${first?.day ?? ''}, 'cash', 'mining_income', 'income')`;
  expect(await sealOne(sql)).toBe(first?.day);
  expect([...(await broken(sql))]).toEqual([]);
});

test('the worker seals every day that is over, and the owner of a database reads in words what is wrong with it', async () => {
  const { owner: sql, url } = await openStage();
  await runJobs(url('postgres'));
  expect(await sealOne(sql)).toBeNull();
  const whole = await verifyBooks(url('postgres'));
  expect(whole).toEqual({
    isWhole: true,
    lines: [
      'The books, the seals of their days and the audit trail are whole.',
      expect.stringMatching(/^Transfers are sealed through \d{4}-\d\d-\d\d \(UTC\)\.$/),
    ],
  });
  await lift(sql);
  const [edited] = await sql<{ id: string; day: string }[]>`
    update ledger.transfers set amount_cents = amount_cents + 1 where code = 'deposit' and investor_id = '00000000-0000-4000-8000-000000000002'
    returning reference as id, ((created_at at time zone 'utc')::date)::text as day`;
  await sql`alter table ground.audit_events disable trigger user`;
  await sql`update ground.audit_events set action = 'other' where id = 1`;
  const { isWhole, lines } = await verifyBooks(url('postgres'));
  expect(isWhole).toBe(false);
  expect(lines).toContain(`deposit of another amount, ${edited?.id}, expected 150000 cents, found 150001 cents`);
  expect(lines).toContain(`transfers of ${edited?.day} differ from their seal`);
  expect(lines).toContain('row 1 of the audit trail was edited, or the one before it is missing');
});
