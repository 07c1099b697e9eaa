import type { Sql } from 'postgres';
import { costOf } from '../kit/backend.ts';
import type { Run } from '../kit/bench.ts';
import { median, round } from '../kit/figures.ts';

/** What a table of so many rows asks of those who keep it. */
export interface Kept {
  table: string;
  rows: number;
  bytes: number;
  /** Seconds of the processor: building the slowest of its indexes, reading and marking every page, and a vacuum after a twentieth was removed. */
  index_s: number;
  first_vacuum_s: number;
  vacuum_s: number;
  /** Milliseconds, the median, for the newest twenty rows of a person, or for the row of an id. */
  lookup_ms: number;
}

/** The n-th row's person, one of a hundred thousand, and moment, of the last year. */
const PERSON = `md5((n % 100000)::text)::uuid`;
const AT = `now() - interval '1 year' * (1 - n / $rows::float)`;
const OWN = (column: string) =>
  `select * from $table where investor_id = md5($n::text)::uuid order by ${column} desc limit 20`;

/** The tables that grow with the site: how their rows look, and what is asked of them most. */
const GROWING = [
  {
    table: 'ledger.transfers',
    columns: 'id, investor_id, reference, amount_cents, created_at, value_date, debit, credit, code',
    values: `n, ${PERSON}, gen_random_uuid(), 100, ${AT}, (${AT})::date, 'cash', 'available', 'deposit'`,
    lookup: OWN('id'),
  },
  {
    table: 'public.notifications',
    columns: 'investor_id, kind, subject_id, amount_cents, created_at, read_at',
    values: `${PERSON}, 'deposits.approved', gen_random_uuid(), 10000, ${AT}, ${AT}`,
    lookup: OWN('created_at'),
  },
  {
    table: 'public.account_events',
    columns: 'investor_id, kind, session_id, ip, user_agent, is_new_device, created_at',
    values: `${PERSON}, 'signed_in', gen_random_uuid(), '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', false, ${AT}`,
    lookup: OWN('created_at'),
  },
  {
    table: 'realtime.messages',
    columns: 'id, topic, extension, payload, event, private, updated_at, inserted_at',
    values: `md5(n::text)::uuid, 'session:' || gen_random_uuid(), 'broadcast', jsonb_build_object('id', gen_random_uuid()), 'deposits', true, ${AT}, ${AT}`,
    lookup: 'select * from $table where id = md5($n::text)::uuid',
  },
  {
    table: 'private.audit_events',
    columns: 'id, at, actor, action, subject, details, previous_hash, hash',
    values: `n, ${AT}, ${PERSON}, 'deposit_approved', gen_random_uuid(), '{"amount_cents": 10000}', sha256(int8send(n - 1)), sha256(int8send(n))`,
    lookup: 'select * from $table where id = $n',
  },
];

/** Measures each table at some sizes, in copies with the same columns and indexes. */
export async function measureTables(
  sql: Sql,
  sizes: readonly number[],
  lookups: number,
  say: Run['say'],
): Promise<Kept[]> {
  const all: Kept[] = [];
  await sql`create schema copies`;
  await sql`set maintenance_work_mem = '256MB'`;
  for (const growing of GROWING) {
    for (const rows of sizes) {
      const kept = await measureTable(sql, growing, rows, lookups);
      say(JSON.stringify(kept));
      all.push(kept);
    }
  }
  return all;
}

async function measureTable(
  sql: Sql,
  { table, columns, values, lookup }: (typeof GROWING)[number],
  rows: number,
  lookups: number,
): Promise<Kept> {
  const copy = `copies.${table.split('.')[1]}`;
  const cost = async (text: string) => (await costOf(sql, () => sql.unsafe(text))).processor;
  await sql.unsafe(`
    create table ${copy} (like ${table} including defaults);
    insert into ${copy} (${columns}) select ${values.replaceAll('$rows', String(rows))} from generate_series(1, ${rows}::bigint) n`);
  const indexes = await sql<{ text: string }[]>`
    select replace(pg_get_indexdef(i.indexrelid), ${` ON ${table} `}, ${` ON ${copy} `}) as text
    from pg_index i where i.indrelid = ${table}::regclass`;
  const builds: number[] = [];
  for (const { text } of indexes) builds.push(await cost(text));
  const firstVacuum = await cost(`vacuum (freeze, analyze) ${copy}`);
  const [size] = await sql<{ bytes: string; pages: string }[]>`
    select pg_total_relation_size(${copy}::regclass) as bytes, pg_relation_size(${copy}::regclass) / 8192 as pages`;
  const times: number[] = [];
  for (let n = 1; n <= lookups; n += 1) {
    const text = lookup.replace('$table', copy).replace('$n', String((n * 7919) % Math.min(rows, 100_000)));
    const started = performance.now();
    await sql.unsafe(text);
    times.push(performance.now() - started);
  }
  await sql.unsafe(`delete from ${copy} where ctid < '(${Math.ceil(Number(size?.pages) / 20)},0)'`);
  const vacuum = await cost(`vacuum ${copy}`);
  await sql.unsafe(`drop table ${copy}`);
  return {
    table,
    rows,
    bytes: Number(size?.bytes),
    index_s: round(Math.max(...builds), 2),
    first_vacuum_s: round(firstVacuum, 2),
    vacuum_s: round(vacuum, 2),
    lookup_ms: round(median(times), 2),
  };
}
