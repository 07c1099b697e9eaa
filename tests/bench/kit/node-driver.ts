import postgres, { type Sql } from 'postgres';
import { median } from './figures.ts';
import type { Driver, Load } from './pgbench.ts';

const ACCOUNTS = 1000;
/** pgbench's own transaction, at scale 1 with fewer accounts. */
const TPC_B = `\\set aid random(1, ${ACCOUNTS})
\\set bid 1
\\set tid random(1, 10)
\\set delta random(-5000, 5000)
begin;
update pgbench_accounts set abalance = abalance + :delta where aid = :aid;
select abalance from pgbench_accounts where aid = :aid;
update pgbench_tellers set tbalance = tbalance + :delta where tid = :tid;
update pgbench_branches set bbalance = bbalance + :delta where bid = :bid;
insert into pgbench_history (tid, bid, aid, delta, mtime) values (:tid, :bid, :aid, :delta, current_timestamp);
end;`;

type Variables = Record<string, string>;

/**
 * Runs pgbench's scripts where pgbench is not installed: `\set` with the operators and functions that Postgres has too, `:variables`, and one
 * statement after the other in the simple protocol. It shows that scripts work; it is too slow to measure with.
 */
export const nodeDriver: Driver = {
  name: 'node',
  async initialise(url) {
    const sql = postgres(url, { max: 1 });
    await sql.unsafe(`
      create table pgbench_branches (bid int primary key, bbalance int);
      create table pgbench_tellers (tid int primary key, bid int, tbalance int);
      create table pgbench_accounts (aid int primary key, bid int, abalance int);
      create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp);
      insert into pgbench_branches values (1, 0);
      insert into pgbench_tellers select n, 1, 0 from generate_series(1, 10) n;
      insert into pgbench_accounts select n, 1, 0 from generate_series(1, ${ACCOUNTS}) n;
    `);
    await sql.end();
  },
  async run(load) {
    const started = performance.now();
    const durations = await Promise.all(Array.from({ length: load.clients }, () => runClient(load)));
    const all = durations.flat();
    return { tps: (all.length / (performance.now() - started)) * 1000, p50: median(all) * 1000 };
  },
};

/** Runs all transactions of one client and resolves to the milliseconds of each. */
async function runClient({ url, script = TPC_B, define = {}, until }: Load): Promise<number[]> {
  if (!('transactions' in until)) throw new Error('Only pgbench runs for a time.');
  const sql = postgres(url, { max: 1 });
  const variables: Variables = {};
  for (const [name, value] of Object.entries(define)) variables[name] = String(value);
  const durations: number[] = [];
  try {
    for (let n = 0; n < until.transactions; n += 1) {
      const started = performance.now();
      await runScript(sql, script, variables);
      durations.push(performance.now() - started);
    }
  } finally {
    await sql.end();
  }
  return durations;
}

/** Runs a script once; what it sets stays in `variables`, as each client of pgbench keeps it. */
async function runScript(sql: Sql, script: string, variables: Variables): Promise<void> {
  for (const line of script.split('\n')) {
    const [, name, expression] = /^\\set (\w+) (.*)/.exec(line) ?? [];
    if (name !== undefined && expression !== undefined) {
      // Postgres knows pgbench's operators and random(); its literals are only 32 bits wide.
      const wide = insert(expression, variables, (value) => `(${value})::bigint`);
      const [row] = await sql.unsafe<{ value: string }[]>(`select (${wide})::text as value`).simple();
      variables[name] = row?.value ?? '';
    } else {
      await sql.unsafe(insert(line, variables, (value) => value)).simple();
    }
  }
}

function insert(text: string, variables: Variables, write: (value: string) => string): string {
  return text.replace(/:(\w+)/g, (match, name: string) => {
    const value = variables[name];
    return value === undefined ? match : write(value);
  });
}
