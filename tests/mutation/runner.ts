import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import postgres from 'postgres';
import { createVitest } from 'vitest/node';
import { repository } from '../../scripts/tool.ts';
import { keptThread } from './kept-thread.ts';
import type { Mutant } from './mutant.ts';
import { asAdmin } from './server.ts';
import type { TestFile } from './tests.ts';

export interface Outcome {
  passed: boolean;
  /** Of the test that failed; undefined if the file failed outside of its tests. */
  line?: number | undefined;
}

export interface TestRunner {
  /**
   * Runs a test file until its first failure, and records what a passing, unweakened one reaches.
   * @param mutant weakens the databases
   */
  run: (file: TestFile, mutant?: Mutant) => Promise<Outcome>;
  close: () => Promise<void>;
}

export async function openTests(server: PostgresServer, name: string): Promise<TestRunner> {
  const thread = keptThread();
  const vitest = await createVitest({
    config: false,
    root: repository,
    include: ['tests/db/**/*.test.ts'],
    watch: false,
    pool: thread,
    isolate: false,
    maxWorkers: 1,
    reporters: [{}],
    bail: 1,
    includeTaskLocation: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  });
  vitest.provide('postgres', { port: server.port, passwords: server.secrets.passwords });

  const admin = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onnotice: () => undefined });

  const clones = async () => {
    const rows = await admin<
      { name: string }[]
    >`select datname as name from pg_database where starts_with(datname, ${name})`;
    return rows.map((row) => row.name);
  };

  return {
    async run(file, mutant) {
      const started = performance.now();
      vitest.provide('clones', { name, weakenedBy: mutant?.sql ?? '' });
      const specification = vitest.getRootProject().createSpecification(file.path);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
      const module = testModules.find(({ moduleId }) => moduleId === file.path);
      const passed = unhandledErrors.length === 0 && module?.ok() === true;
      if (passed) file.ms = performance.now() - started;
      if (passed && mutant === undefined) file.reached ??= await reachedIn(server, await clones());
      for (const clone of await clones()) await admin.unsafe(`drop database ${clone} with (force)`);
      const failure = [...(module?.children.allTests('failed') ?? [])][0];
      return { passed, line: failure?.location?.line };
    },
    async close() {
      await vitest.close();
      await thread.end();
      await admin.end();
    },
  };
}

async function reachedIn(server: PostgresServer, databases: string[]): Promise<Set<string>> {
  const reached = new Set<string>();
  for (const database of databases)
    await asAdmin(server, database, async (sql) => {
      for (let others = 1; others > 0; await sleep(5))
        ({ length: others } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and pid <> pg_backend_pid()`);
      const rows = await sql<{ name: string }[]>`
        select funcid::regprocedure::text as name from pg_stat_user_functions
        union all
        select schemaname || '.' || relname from pg_stat_all_tables
        where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del > 0`;
      for (const { name } of rows) reached.add(name);
    });
  return reached;
}
