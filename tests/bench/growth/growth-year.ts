import type { Sql } from 'postgres';
import type { Run } from '../kit/bench.ts';
import { round } from '../kit/figures.ts';

/** How much is written; a step is three hours. */
export interface Year {
  days: number;
  people: number;
  /** Of notifications, and of account events, in a step. */
  events: number;
  /** Live messages in a step. */
  messages: number;
  mails: number;
  /** Batches of quotes of all instruments in a step. */
  batches: number;
  /** Movements of money, and changes of the books of pools, in a step. */
  movements: number;
}

/** What a year left of a table. */
export interface Left {
  table: string;
  rows: number;
  bytes: number;
  /** Its bytes, with indexes, to those of the same rows written again. */
  bloat: number;
  /** The share of updates that wrote no index entry; null if there were none. */
  hot: number | null;
  vacuums: number;
}

const STEP_HOURS = 3;
const STEPS_A_DAY = 24 / STEP_HOURS;
/** A table that is smaller when it is written again is counted as so large: a few pages more are no bloat. */
const LEAST_BYTES = 131_072;

const TABLES = [
  'private.quotes',
  'public.last_quotes',
  'public.bars',
  'public.notifications',
  'public.account_events',
  'private.outgoing_mails',
  'private.jobs',
  'private.kept_figures',
  'realtime.messages',
  'ledger.accounts',
  'private.pool_books',
];
/** What asks for the time, of all that a step calls. */
const FUNCTIONS = [
  'private.ingest_quotes',
  'private.keep_figures',
  'private.take_mails',
  'private.finish_mail',
  'private.remove_old_quotes',
  'private.remove_old_events',
];

const REMOVALS = ['private.remove_old_quotes()', 'private.remove_old_events()'];

/** Gives the functions and triggers of a database a clock that `bench.now` sets. Their text stays as it is otherwise. */
async function moveClock(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema bench;
    grant usage on schema bench to public;
    create function bench.now() returns timestamptz language sql stable as $$ select current_setting('bench.now')::timestamptz $$;
    do $$
    declare
      clock constant text := '\\m(now|clock_timestamp)\\(\\)';
      it record;
    begin
      for it in select pg_get_functiondef(p) as text from unnest('{${FUNCTIONS.join(', ')}}'::regproc[]) p loop
        execute regexp_replace(it.text, clock, 'bench.now()', 'g');
      end loop;
      for it in
        select t.tgname, t.tgrelid::regclass as place, pg_get_triggerdef(t.oid) as text from pg_trigger t
        where t.tgrelid = any ('{${TABLES.join(', ')}}'::regclass[]) and not t.tgisinternal and pg_get_triggerdef(t.oid) ~ clock
      loop
        execute format('drop trigger %I on %s', it.tgname, it.place);
        execute regexp_replace(it.text, clock, 'bench.now()', 'g');
      end loop;
    end
    $$`);
}

/** People with accounts and portfolios, and of notifications and account events as many as had come before they are removed by age. */
async function populate(sql: Sql, { people, events }: Year): Promise<void> {
  /** Events of so many days before the first of the year, oldest first. */
  const past = (days: number) =>
    `from (select row_number() over () as n, p.id from people p, generate_series(1, ${Math.ceil((events * STEPS_A_DAY * days) / people)}) k) e`;
  const at = (days: number) =>
    `timestamptz '2027-01-01' - interval '${days} days' + e.n * interval '${(STEP_HOURS * 3600) / events} seconds'`;
  await sql.unsafe(`
    set session_replication_role = replica;
    create table bench.people as select gen_random_uuid() as id, n as place from generate_series(1, ${people}) n;
    create temp view people as select * from bench.people order by random();
    insert into auth.users (id, email, email_confirmed_at) select p.id, 'person' || p.place || '@example.com', now() from bench.people p;
    insert into public.profiles (id, email, name) select p.id, 'person' || p.place || '@example.com', 'Person' from bench.people p;
    insert into ledger.accounts (investor_id) select p.id from bench.people p;
    insert into public.pools (id, owner_id, title) select p.id, p.id, 'Mine' from bench.people p;
    insert into private.pool_books (pool_id) select p.id from bench.people p;
    insert into public.notifications (investor_id, kind, subject_id, amount_cents, read_at, created_at)
    select e.id, 'deposits.approved', gen_random_uuid(), 10000, ${at(365)}, ${at(365)} ${past(365)};
    insert into public.account_events (investor_id, kind, session_id, ip, user_agent, is_new_device, created_at)
    select e.id, 'signed_in', gen_random_uuid(), '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', false, ${at(90)} ${past(90)};
    reset session_replication_role;
    create index on bench.people (place);`);
  await sql`vacuum analyze`;
}

/** Writes down three hours, in transactions as small as those of the product. */
async function defineStep(
  sql: Sql,
  { people, events, messages, mails, batches, movements }: Year,
): Promise<void> {
  const seconds = STEP_HOURS * 3600;
  await sql.unsafe(`
    create procedure bench.step(step int) language plpgsql as $$
    declare
      start constant timestamptz := timestamptz '2027-01-01' + step * interval '${STEP_HOURS} hours';
      ending constant timestamptz := start + interval '${STEP_HOURS} hours';
      person uuid;
      job bigint;
      mail record;
    begin
      -- Three quotes in a minute, of as many minutes as there are.
      for n in 0 .. ${batches - 1} loop
        perform set_config('bench.now', (start + (n / 3) * interval '${Math.floor(seconds / Math.ceil(batches / 3))} seconds' + n % 3 * interval '20 seconds')::text, false);
        perform private.ingest_quotes('simulated', (
          select jsonb_agg(jsonb_build_object('instrument_id', i.id, 'bid', 999990 + n % 7, 'ask', 1000010 + n % 7, 'bid_size', 1000, 'ask_size', 1000,
            'source_at', bench.now())) from public.instruments i));
        perform private.keep_figures();
        commit;
      end loop;
      perform set_config('bench.now', ending::text, false);

      insert into public.notifications (investor_id, kind, subject_id, amount_cents, created_at)
      select p.id, 'deposits.approved', gen_random_uuid(), 10000, start + n * interval '${seconds / events} seconds'
      from generate_series(1, ${events}) n join bench.people p on p.place = 1 + (n * 7919 + step) % ${people};
      commit;
      -- Everyone reads theirs once a week.
      for person in select p.id from bench.people p where p.place % ${STEPS_A_DAY * 7} = step % ${STEPS_A_DAY * 7} loop
        update public.notifications n set read_at = ending where n.investor_id = person and n.read_at is null;
        commit;
      end loop;
      insert into public.account_events (investor_id, kind, session_id, ip, user_agent, created_at)
      select p.id, 'signed_in', gen_random_uuid(), '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', start + n * interval '${seconds / events} seconds'
      from generate_series(1, ${events}) n join bench.people p on p.place = 1 + (n * 7907 + step) % ${people};
      commit;
      insert into realtime.messages (topic, extension, payload, event, private, updated_at, inserted_at)
      select 'session:' || gen_random_uuid(), 'broadcast', jsonb_build_object('id', gen_random_uuid()), 'deposits', true, ending, ending
      from generate_series(1, ${messages}) n;
      insert into private.outgoing_mails (recipient, kind, params, language, created_at, due_at)
      select 'person' || n || '@example.com', 'contact_received', '{"subject": "A question about my deposit"}', 'en', start, start
      from generate_series(1, ${mails}) n;
      commit;
      for turn in 1 .. ${Math.ceil(mails / 10) + 1} loop
        for mail in select * from private.take_mails(10) loop
          perform private.finish_mail(mail.id, null);
        end loop;
        commit;
      end loop;
      insert into private.jobs (kind, subject, asked_by, asked_at, total)
      select 'yield', gen_random_uuid(), p.id, start, 10 from bench.people p where p.place = 1 returning id into job;
      commit;
      for part in 1 .. 10 loop
        update private.jobs j set done = part, state = case part when 10 then 'done' else 'working' end, ended_at = case part when 10 then ending end
        where j.id = job;
        commit;
      end loop;
      for n in 1 .. ${movements} loop
        select p.id into person from bench.people p where p.place = 1 + (n * 7919 + step * 31) % ${people};
        perform ledger.transfer(person, 'cash', 'available', 100, 'deposit', gen_random_uuid());
        update private.pool_books b set cash_cents = b.cash_cents + 100 where b.pool_id = person;
        commit;
      end loop;

      while private.remove_old_quotes() is not null loop commit; end loop;
      while private.remove_old_events() is not null loop commit; end loop;
      delete from realtime.messages m where m.inserted_at < (select bench.now()) at time zone 'utc' - interval '3 days';
      perform pg_stat_force_next_flush();
    end
    $$`);
}

/** The tables that autovacuum would take now, by its thresholds as the server and the tables set them. */
async function dueTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with setting as (
      select c.oid, greatest(c.reltuples, 0) as tuples, n.name, coalesce(o.option_value, current_setting(n.name))::float as value
      from pg_class c
      cross join unnest('{autovacuum_vacuum_threshold, autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_threshold, autovacuum_vacuum_insert_scale_factor}'::text[]) n (name)
      left join lateral pg_options_to_table(c.reloptions) o on o.option_name = n.name
      where c.oid = any (${TABLES}::regclass[])
    ), due as (
      select s.oid,
        sum(s.value * case when s.name like '%scale_factor' then s.tuples else 1 end) filter (where s.name not like '%insert%') as dead,
        sum(s.value * case when s.name like '%scale_factor' then s.tuples else 1 end) filter (where s.name like '%insert%') as inserted
      from setting s group by s.oid
    )
    select d.oid::regclass::text as name from due d join pg_stat_all_tables t on t.relid = d.oid
    where t.n_dead_tup > d.dead or t.n_ins_since_vacuum > d.inserted`;
  return rows.map(({ name }) => name);
}

/** The pages that a removal reads that finds nothing to remove: it runs every ten seconds. */
async function pagesOf(sql: Sql, removal: string): Promise<number> {
  const [row] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
    `explain (analyze, buffers, format json) select ${removal}`,
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

/**
 * Lives through a year.
 * @returns what it left of each table that rows come to and go from, or are changed in, and the pages that each removal reads then
 */
export async function liveAYear(
  sql: Sql,
  year: Year,
  say: Run['say'],
): Promise<{ left: Left[]; idle: Record<string, number> }> {
  await moveClock(sql);
  await populate(sql, year);
  await defineStep(sql, year);
  await sql`select pg_stat_reset()`;
  for (let step = 0; step < year.days * STEPS_A_DAY; step += 1) {
    await sql`call bench.step(${step})`;
    for (const table of await dueTables(sql)) await sql`vacuum analyze ${sql(table)}`;
    if (step % (30 * STEPS_A_DAY) === 0) say(`Day ${step / STEPS_A_DAY}`);
  }
  const idle: Record<string, number> = {};
  for (const removal of REMOVALS) idle[removal] = await pagesOf(sql, removal);
  const left: Left[] = [];
  for (const table of TABLES) left.push(await measure(sql, table));
  return { left, idle };
}

async function measure(sql: Sql, table: string): Promise<Left> {
  const size = async () => {
    const [row] = await sql<{ bytes: string }[]>`
      select pg_relation_size(${table}::regclass) + pg_indexes_size(${table}::regclass) as bytes`;
    return Number(row?.bytes);
  };
  const [seen] = await sql<{ rows: number; updates: number; hot: number; vacuums: number }[]>`
    select s.n_tup_upd::float as updates, s.n_tup_hot_upd::float as hot, s.vacuum_count::int as vacuums,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', s.relid::regclass), false, true, '')))[1]::text::int as rows
    from pg_stat_all_tables s where s.relid = ${table}::regclass`;
  if (!seen) throw new Error(`${table} is not there.`);
  const bytes = await size();
  await sql`vacuum full ${sql(table)}`;
  return {
    table,
    rows: seen.rows,
    bytes,
    bloat: round(bytes / Math.max(await size(), LEAST_BYTES), 2),
    hot: seen.updates === 0 ? null : round(seen.hot / seen.updates, 3),
    vacuums: seen.vacuums,
  };
}
