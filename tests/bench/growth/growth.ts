/**
 * `npm run bench -- growth [year quotes tables]`: what a year of coming and going leaves of the tables that rows are removed from and changed
 * in, what a day of quotes costs with and without partitions, and what a table of millions asks of those who keep it. Needs ten gigabytes.
 */
import type { Sql } from 'postgres';
import type { Bench, Run } from '../kit/bench.ts';
import { connect, copyDatabase, dropDatabase, SYNCED_SERVER } from '../kit/databases.ts';
import { measureQuotes } from './growth-quotes.ts';
import { measureTables } from './growth-tables.ts';
import { liveAYear } from './growth-year.ts';

const SIZES = {
  small: {
    year: { days: 5, people: 50, events: 20, messages: 20, mails: 3, batches: 3, movements: 10 },
    quotes: [{ instruments: 14, seconds: 100 }],
    tables: { rows: [100, 1000], lookups: 3 },
  },
  full: {
    year: { days: 365, people: 1000, events: 170, messages: 200, mails: 12, batches: 6, movements: 20 },
    quotes: [
      { instruments: 14, seconds: 86_400 },
      { instruments: 100, seconds: 43_200 },
    ],
    tables: { rows: [1_000_000, 10_000_000], lookups: 201 },
  },
};

/** Commits are many and small, and what they wait for is not measured here. A vacuum runs when the bench says so. */
const SERVER = { ...SYNCED_SERVER, fsync: 'off', synchronous_commit: 'off', autovacuum: 'off' };

/** Twice what the same rows take when they are written again: autovacuum begins at a fifth, and an index in random order is two thirds full. */
const BLOAT = 2;

/** The parts, each in a database of its own. */
const PARTS: Record<string, (sql: Sql, run: Run) => Promise<object>> = {
  async year(sql: Sql, { size, say, bound }: Run) {
    const { left, idle } = await liveAYear(sql, SIZES[size].year, say);
    for (const one of left) bound(`bloat of ${one.table}`, one.bloat, BLOAT);
    return { left, idle_removal_pages: idle };
  },
  async quotes(sql: Sql, { size }: Run) {
    const days = [];
    for (const { instruments, seconds } of SIZES[size].quotes)
      days.push(await measureQuotes(sql, instruments, seconds));
    return days;
  },
  async tables(sql: Sql, { size, say }: Run) {
    const { rows, lookups } = SIZES[size].tables;
    return measureTables(sql, rows, lookups, say);
  },
};

export const growth: Bench = async (run) => {
  const server = await run.startServer(SERVER);
  const figures: Record<string, object> = {};
  for (const [part, measure] of Object.entries(PARTS)) {
    if (run.words.length > 0 && !run.words.includes(part)) continue;
    const database = `growth_${part}`;
    await copyDatabase(server, database);
    const sql = connect(server, database);
    try {
      figures[part] = await measure(sql, run);
    } finally {
      await sql.end();
      await dropDatabase(server, database);
    }
  }
  return figures;
};
