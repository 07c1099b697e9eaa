/** One worker of the mutation run: a Postgres of its own, and Vitest in this process, which runs tests against mutants. */
import postgres from 'postgres';
import { withMigratedServer } from '../../scripts/throwaway.ts';
import { applySeed } from '../../supabase/embedded/migrate.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import type { Mutant } from './mutant.ts';
import type { Order, Verdict } from './protocol.ts';
import { type DatabaseTests, openTests } from './tests.ts';

const PRISTINE = 'pristine';
/** The name that the tests' `cloneDatabase` clones. */
const TEMPLATE = 'migrated';
/** The test files that pass on the unweakened database. */
const trusted = new Set<string>();
/** Those that do not. */
const distrusted = new Set<string>();

await withMigratedServer(
  async (server) => {
    await prepare(server);
    const tests = await openTests(server);
    const answer = (verdict: Verdict) => process.send?.(verdict);
    await new Promise<void>((resolve) => {
      process.on('disconnect', resolve);
      process.on('message', (order: Order) => {
        if (order === 'end') return resolve();
        judge(server, tests, order).then(answer, (error: unknown) => {
          // Whoever ended the run took the database away; what is left is to clean up.
          if (!process.connected) return;
          process.stderr.write(`${order.name}: ${String(error)}\n`);
          process.exit(1);
        });
      });
      process.send?.('ready');
    });
    await tests.close();
  },
  {
    max_connections: '60',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    // Every test file connects anew, a dozen times.
    scram_iterations: '1',
  },
);
process.exit();

async function prepare(server: PostgresServer): Promise<void> {
  await applySeed(server.url());
  await asAdmin(server, 'template1', async (sql) => {
    await sql.unsafe(`alter database postgres rename to ${PRISTINE}`);
    await sql.unsafe('create database postgres');
  });
}

/**
 * Weakens a fresh template and runs the tests, the most telling first, until one fails that passes on the unweakened database.
 * A file that fails there too proves nothing: it is left out from then on, and named.
 */
async function judge(server: PostgresServer, tests: DatabaseTests, mutant: Mutant): Promise<Verdict> {
  const started = performance.now();
  for (;;) {
    await renewTemplate(server, mutant);
    const killer = await tests.firstFailure(mutant, distrusted);
    if (killer === null || trusted.has(killer)) return { killer, ms: performance.now() - started };
    if (await failsUnweakened(server, tests, killer)) {
      distrusted.add(killer);
      process.stderr.write(`${killer} fails without any mutant and is not asked.\n`);
    } else trusted.add(killer);
  }
}

/** Fails twice in a row, each time on a fresh template: once may be chance, and whoever is not asked lets mutants survive. */
async function failsUnweakened(server: PostgresServer, tests: DatabaseTests, name: string): Promise<boolean> {
  for (let times = 0; times < 2; times += 1) {
    await renewTemplate(server);
    if (!(await tests.fails(name))) return false;
  }
  return true;
}

async function renewTemplate(server: PostgresServer, mutant?: Mutant): Promise<void> {
  await asAdmin(server, 'template1', async (sql) => {
    const leftovers = await sql<{ name: string }[]>`
      select datname as name from pg_database where datname = ${TEMPLATE} or datname like 'test\\_%'`;
    for (const { name } of leftovers) await sql.unsafe(`drop database ${name} with (force)`);
    await sql.unsafe(`create database ${TEMPLATE} template ${PRISTINE} owner postgres strategy file_copy`);
  });
  if (mutant) await asAdmin(server, TEMPLATE, (sql) => sql.unsafe(mutant.sql));
}

async function asAdmin<T>(
  server: PostgresServer,
  database: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(server.url({ role: 'supabase_admin', database }), {
    max: 1,
    onnotice: () => undefined,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
