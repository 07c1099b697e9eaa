import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { createVitest } from 'vitest/node';
import { repository } from '../../scripts/tool.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import { keptThread } from './kept-thread.ts';
import type { Mutant } from './mutant.ts';
import { asAdmin } from './server.ts';

const FOLDER = join(repository, 'tests/db');

/**
 * Not asked: the first notices every change of the catalog, for the better too, which proves nothing about the rules; the databases
 * of the others are no copies of the weakened one.
 */
const NOT_ASKED = new Set([
  'access/access-document.test.ts',
  'everywhere/cli.test.ts',
  'everywhere/crash.test.ts',
  'copying/dealings-killed.test.ts',
]);

/** What tests use that go through the catalog, and so concern objects that they do not touch. */
const CATALOG = /readCatalog|\bpg_(proc|policy|trigger|constraint|index|get_\w+)\b|\bhas_\w+_privilege\b/;

/** A file of database tests. */
export interface TestFile {
  name: string;
  path: string;
  /** Its name, and what it says with the helpers that it imports, by which it calls much. */
  text: string;
  /** Whether it reads the catalog, and so may notice a change of whatever it does not touch. */
  readsCatalog: boolean;
  /** How long it last took as a whole; before that, a guess. */
  ms: number;
  /** The functions it calls and the tables it touches; unknown until it has passed once on unweakened databases. */
  reached?: ReadonlySet<string>;
}

/** How a run of a file ended. */
export interface Outcome {
  passed: boolean;
  /** The id of the test that failed; undefined if none did, or if the file failed outside of its tests. */
  failed?: string;
}

/** What runs test files, one after the other. */
export interface TestRunner {
  /**
   * Runs a test file until its first failure.
   * @param mutant what weakens its databases
   * @param test the id of its one test to run, if not all
   */
  run: (file: TestFile, mutant?: Mutant, test?: string) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** The test files that can notice. */
export async function findTestFiles(): Promise<TestFile[]> {
  const names = (await readdir(FOLDER, { recursive: true })).filter(
    (name) => name.endsWith('.test.ts') && !NOT_ASKED.has(name),
  );
  return Promise.all(
    names.map(async (name) => {
      const path = join(FOLDER, name);
      const own = await readFile(path, 'utf8');
      return {
        name,
        path,
        text: `${name}\n${await readWithImports(path)}`,
        readsCatalog: CATALOG.test(own),
        ms: own.includes("'soak'") ? 10_000 : 500,
      };
    }),
  );
}

async function readWithImports(path: string, read = new Set<string>()): Promise<string> {
  if (read.has(path)) return '';
  read.add(path);
  const own = await readFile(path, 'utf8');
  const texts = [own];
  for (const [, imported = ''] of own.matchAll(/ from '(\.\.?\/[^']+)'/g))
    texts.push(await readWithImports(join(dirname(path), imported), read));
  return texts.join('\n');
}

/**
 * Starts Vitest on the database tests.
 * @param name how the databases of this runner begin
 */
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
    // One failure is an answer.
    bail: 1,
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
    async run(file, mutant, test) {
      const started = performance.now();
      vitest.provide('clones', { name, weakenedBy: mutant?.sql ?? '' });
      const specification = vitest
        .getRootProject()
        .createSpecification(file.path, test === undefined ? undefined : { testIds: [test] });
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
      // The answer also names the modules of earlier runs.
      const module = testModules.find(({ moduleId }) => moduleId === file.path);
      const [failure] = module?.children.allTests('failed') ?? [];
      const passed = unhandledErrors.length === 0 && module?.ok() === true;
      if (passed && test === undefined) {
        file.ms = performance.now() - started;
        if (mutant === undefined) file.reached ??= await reachedIn(server, await clones());
      }
      for (const clone of await clones()) await admin.unsafe(`drop database ${clone} with (force)`);
      return { passed, ...(failure && { failed: failure.id }) };
    },
    async close() {
      await vitest.close();
      await thread.end();
      await admin.end();
    },
  };
}

/** The functions called and the tables touched in some databases, as their statistics say once everybody has left. */
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
