import { findUnsafeFunctions } from 'local-supabase/postgres/safe-update.ts';
import { expect, test, beforeAll } from 'vitest';
import { JOBS, LIMITS } from '../../../supabase/workers/jobs.ts';
import { LIMITS as SNAPSHOT_LIMITS } from '../../../supabase/workers/proof.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { openStage } from '../support/stage.ts';

// pg_cron sends each command as one message of several statements. Here a table with the same function replaces it.
const { owner, makeInvestor } = await openStage();

await owner.unsafe(`
  create schema cron;
  create table cron.job (jobid int generated always as identity, jobname text unique, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $$`);

await owner`select whole.schedule_jobs()`;

const rows = await owner<{ jobname: string; schedule: string; command: string }[]>`
  select jobname, schedule, command from cron.job order by jobid`;

const all = rows.map(({ jobname, command }) => [jobname, command] as const);

const REMOVAL = 'delete from cron.job_run_details ';

const schedules = all.filter(([, command]) => !command.startsWith(REMOVAL));

/** Commits after each call, which is impossible in one message that sets limits. */
const REPEATED = /^call jobs\.run_job\('(.+)'\)$/;

const repeated = schedules.filter(([, command]) => REPEATED.test(command));

const once = schedules.filter(([, command]) => !REPEATED.test(command));

test('every job of the worker is scheduled on a hosted project', () => {
  const jobs = schedules.map(
    ([, command]) => REPEATED.exec(command)?.[1] ?? command.replace(/.*select /, '').replace(/ where .*/, ''),
  );
  expect(jobs.toSorted()).toEqual(
    [...JOBS, 'nullif(plans.mature_positions(1000), 0)', 'proof.take_daily_snapshot()'].toSorted(),
  );
});

test('jobs of which one call may leave much to do are repeated on a hosted project', () => {
  expect(new Set(repeated.map(([, command]) => REPEATED.exec(command)?.[1] ?? ''))).toEqual(
    new Set([
      'nullif(plans.mature_positions(1000), 0)',
      'copying.keep_statistics()',
      'pools.mark_pools()',
      'whole.remove_old_auth_log()',
      'desk.run_book_check()',
      'jobs.run_slice()',
      'copying.watch_copies()',
    ]),
  );
});

function minutesOf(field: string): number[] {
  const [range = '', step = '1'] = field.split('/');
  const [first = '0', last = first] = range === '*' ? ['0', '59'] : range.split('-');
  return Array.from({ length: 60 }, (_, minute) => minute).filter(
    (minute) => minute >= Number(first) && minute <= Number(last) && (minute - Number(first)) % Number(step) === 0,
  );
}

test('jobs that are scheduled again are replaced, and without pg_cron there are none', async () => {
  expect(await owner`select whole.schedule_jobs() as jobs`).toEqual([{ jobs: all.length }]);
  expect(await owner`select from cron.job`).toHaveLength(all.length);
  await owner`alter schema cron rename to elsewhere`;
  const jobs = await owner`select whole.schedule_jobs() as jobs`;
  await owner`alter schema elsewhere rename to cron`;
  expect(jobs).toEqual([{ jobs: 0 }]);
});

test('in no minute more than eight jobs begin, each of which is a connection', () => {
  const begun = rows.flatMap(({ schedule }) => minutesOf(schedule.split(' ')[0] ?? ''));
  const each = Map.groupBy(begun, (minute) => minute);
  expect(Math.max(...[...each.values()].map(({ length }) => length))).toBe(8);
});

test('a hosted project keeps a week of what pg_cron says of its runs', async () => {
  const [, removal = ''] = all.find(([, command]) => command.startsWith(REMOVAL)) ?? [];
  await owner`
    create table cron.job_run_details as
    select 'newer' as run, now() - interval '7 days' + interval '1 minute' as end_time
    union all select 'older', now() - interval '7 days 1 minute' union all select 'running', null`;
  await owner.unsafe(removal);
  expect((await owner`select run from cron.job_run_details order by run`).map(({ run }) => run as string)).toEqual([
    'newer',
    'running',
  ]);
});

test('a hosted project publishes nothing in the hour after a restoration, in which it is recorded', () => {
  const [, snapshot = ''] = schedules.find(([name]) => name === 'daily snapshot') ?? [];
  expect(snapshot).toMatch(
    /select proof\.take_daily_snapshot\(\) where pg_postmaster_start_time\(\) < now\(\) - interval '1 hour'$/,
  );
});

test.each(once)(
  'the schedule "%s" runs with the limits that the worker has of its time and of its waiting',
  async (_, command) => {
    const sql = await owner.reserve();
    await sql.unsafe(command).simple();
    const limits = await sql<{ name: string; ms: number }[]>`
      select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout')`;
    await sql.unsafe('reset statement_timeout; reset lock_timeout').simple();
    sql.release();
    const expected = command.includes('take_daily_snapshot') ? SNAPSHOT_LIMITS : LIMITS;
    expect(Object.fromEntries(limits.map(({ name, ms }) => [name, ms]))).toEqual(expected);
  },
);

test.each(repeated)('the schedule "%s" runs alone in its message', async (_, command) => {
  await expect(owner.unsafe(command).simple()).resolves.toEqual([]);
});

test('a job of a hosted project is repeated until nothing is left, each time in a transaction that waits for a lock as long as the worker does', async () => {
  await owner`create table public.runs (transaction xid8 default pg_current_xact_id(), waits text default current_setting('lock_timeout'))`;
  await owner.unsafe(`
    create function public.run_thrice() returns bigint language sql as $$
      insert into public.runs select where (select count(*) from public.runs) < 3
      returning (select count(*) from public.runs)
    $$`);
  const before = await owner`show lock_timeout`;
  await owner`call jobs.run_job('public.run_thrice()')`;
  const runs = await owner<{ waits: string }[]>`select distinct transaction, waits from public.runs`;
  expect(runs.map(({ waits }) => waits)).toEqual(['30s', '30s', '30s']);
  expect(LIMITS.lock_timeout).toBe(30_000);
  expect(await owner`show lock_timeout`).toEqual(before);
});

test('a job is repeated for two fifths of the time limit, so that no call of it is ended by those before it', async () => {
  await owner`create table public.naps ()`;
  await owner.unsafe(`
    create function public.nap() returns int language plpgsql as $$
    begin
      perform pg_sleep(0.5);
      insert into public.naps default values;
      return 1;
    end $$`);
  const sql = await owner.reserve();
  await sql`set statement_timeout = '4s'`;
  await sql`call jobs.run_job('public.nap()')`;
  await sql`reset statement_timeout`;
  sql.release();
  const [naps] = await owner<{ taken: number }[]>`select count(*)::int as taken from public.naps`;
  expect(naps?.taken).toBeGreaterThan(0);
  expect(naps?.taken).toBeLessThan(5);
});

test('in one minute a hosted project values more portfolios than one transaction does', async () => {
  const { id } = await makeInvestor();
  await owner`
    with opened as (
      insert into public.pools (kind, owner_id, title) select 'strategy', ${id}, 'Many' from generate_series(1, 1001) returning id
    )
    insert into pools.pool_books (pool_id, units) select id, 1 from opened`;
  const [, command = ''] = schedules.find(([name]) => name === 'values of portfolios') ?? [];
  await owner.unsafe(command).simple();
  const [row] = await owner`
    select count(*)::int as valued from public.marks m join public.pools p on p.id = m.pool_id where p.owner_id = ${id}`;
  expect(row).toEqual({ valued: 1001 });
});

test('a limit that is set in a message ends the statement after it', async () => {
  const sql = await owner.reserve();
  await expect(sql.unsafe("set statement_timeout = '20ms'; select pg_sleep(60)").simple()).rejects.toThrow(
    'statement timeout',
  );
  sql.release();
});

let db: TestDatabase;

beforeAll(async () => {
  db = await cloneDatabase();
});

const find = () => findUnsafeFunctions(db.owner as never);

test('every UPDATE and DELETE in a function of ours has a WHERE, without which a hosted project refuses it', async () => {
  expect(await find()).toEqual([]);
});

test.each([
  ['in SQL that is not quoted', 'language sql begin atomic delete from unsafe.things; end', 'DELETE'],
  [
    'of its own',
    `language sql as 'update unsafe.things set n = (select t.n from unsafe.things t where t.n = 1)'`,
    'UPDATE',
  ],
  ['in PL/pgSQL', `language plpgsql as 'begin update unsafe.things set n = 1; end'`, 'UPDATE'],
  [
    'in a query of PL/pgSQL that reads what it changed',
    `language plpgsql as 'declare m int; begin with gone as (delete from unsafe.things returning n) select n into m from gone; end'`,
    'DELETE',
  ],
  [
    'in a loop over what is deleted',
    `language plpgsql as 'declare r record; begin for r in delete from unsafe.things returning n loop null; end loop; end'`,
    'DELETE',
  ],
])('an UPDATE or DELETE without WHERE %s is found', async (_, body, verb) => {
  await db.owner.unsafe(`
    create schema if not exists unsafe; create table if not exists unsafe.things (n int);
    create or replace function unsafe.all_of_it() returns void ${body}`);
  expect(await find()).toEqual([`unsafe.all_of_it(): ${verb} requires a WHERE clause`]);
});

test('one that says which rows it means is not', async () => {
  await db.owner.unsafe(`
    create or replace function unsafe.all_of_it() returns void language plpgsql as
      'declare m int := 1; begin m := m + 1; delete from unsafe.things t where t.n = m; insert into unsafe.things values (1) on conflict do nothing; end'`);
  expect(await find()).toEqual([]);
});
