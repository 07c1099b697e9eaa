import type { Sql } from 'postgres';
import { costOf } from '../kit/backend.ts';
import { round } from '../kit/figures.ts';

const DAY_S = 86_400;
const KEPT_DAYS = 3;

/** What a day of quotes costs, in seconds of the processor. */
export interface QuoteDay {
  quotes: number;
  insert_s: number;
  delete_s: number;
  /** A removal that finds nothing, when nothing of it has been vacuumed yet. */
  idle_s: number;
  vacuum_s: number;
  /** The same in a table with a partition for each day: writing, and making one partition and dropping another. */
  partitioned_insert_s: number;
  drop_s: number;
}

/** Quotes of a day, counted from 0, in the order in which they come. */
const quotesOf = (day: number, instruments: number, seconds: number) => `
  select 'I' || i, 'simulated', at, at, 1000000, 1000010, 1000, 1000
  from generate_series(0, ${seconds - 1}) s, generate_series(1, ${instruments}) i,
    lateral (select timestamptz '2027-01-01' + interval '${day} days' + s * interval '${DAY_S / seconds} seconds' as at) a`;

/**
 * Measures a day of quotes in the table as it is, which keeps three days, and in one of partitions.
 * @param seconds of a day with a quote of each instrument
 */
export async function measureQuotes(sql: Sql, instruments: number, seconds: number): Promise<QuoteDay> {
  const cost = async (...texts: string[]) => {
    let processor = 0;
    for (const text of texts) processor += (await costOf(sql, () => sql.unsafe(text))).processor;
    return processor;
  };
  await sql.unsafe(`
    set session_replication_role = replica;
    create schema days;
    create table days.plain (like private.quotes including all);
    create table days.quotes (like private.quotes including all) partition by range (source_at)`);
  const partition = (day: number) =>
    `create table days.day${day} partition of days.quotes
      for values from (timestamptz '2027-01-01' + interval '${day} days') to (timestamptz '2027-01-01' + interval '${day + 1} days')`;
  for (let day = 0; day < KEPT_DAYS; day += 1) {
    await sql.unsafe(partition(day));
    for (const table of ['plain', 'quotes'])
      await sql.unsafe(`insert into days.${table} ${quotesOf(day, instruments, seconds)}`);
  }
  await sql`vacuum analyze days.plain`;
  const made = await cost(partition(KEPT_DAYS));
  const quotes = instruments * seconds;
  const inserted = await cost(`insert into days.plain ${quotesOf(KEPT_DAYS, instruments, seconds)}`);
  const routed = await cost(`insert into days.quotes ${quotesOf(KEPT_DAYS, instruments, seconds)}`);
  // In portions of 1,000 of each instrument, as private.remove_old_quotes() does.
  const removal = `delete from days.plain q where q.ctid = any (array(
    select o.ctid from generate_series(1, ${instruments}) i cross join lateral (
      select x.ctid from days.plain x where x.instrument_id = 'I' || i and x.received_at < timestamptz '2027-01-02' order by x.received_at limit 1000) o))`;
  const deleted = await cost(...Array.from({ length: Math.ceil(seconds / 1000) }, () => removal));
  // The first one after a removal marks what it passes.
  await cost(removal);
  const idle = await cost(removal);
  const vacuumed = await cost('vacuum days.plain');
  const dropped = await cost('drop table days.day0');
  const [left] = await sql<{ same: boolean }[]>`
    select (select count(*) from days.plain) = (select count(*) from days.quotes) as same`;
  if (!left?.same) throw new Error('The two tables do not have the same quotes.');
  await sql`drop schema days cascade`;
  await sql`reset session_replication_role`;
  return {
    quotes,
    insert_s: round(inserted, 2),
    delete_s: round(deleted, 2),
    idle_s: round(idle, 3),
    vacuum_s: round(vacuumed, 2),
    partitioned_insert_s: round(routed, 2),
    drop_s: round(made + dropped, 3),
  };
}
