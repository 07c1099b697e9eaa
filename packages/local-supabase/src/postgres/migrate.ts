import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { readConfig, SUPABASE_FOLDER } from '../config.ts';
import { StackError } from '../errors.ts';
import { splitStatements } from './sql-statements.ts';

interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

export interface Applied {
  version: string;
  name: string | null;
  statements: string[] | null;
}

const RESET_HINT = 'Delete the data to begin with an empty database, or check out the commit that made this one.';

export const APPLIED = 'select version, name, statements from supabase_migrations.schema_migrations order by version';

/**
 * Applies pending migrations in order, each in a transaction, and records them like the Supabase CLI.
 * @param databaseUrl of the role that will own the objects (`postgres`)
 * @returns names of the files applied now
 * @throws StackError if a file fails (naming the line), or an applied one was changed, removed or preceded by a new
 * one
 */
export async function applyMigrations(databaseUrl: string, folder = SUPABASE_FOLDER): Promise<string[]> {
  return withHistory(databaseUrl, async (sql) => {
    const pending = pendingAfter(await sql<Applied[]>`${sql.unsafe(APPLIED)}`, folder);
    for (const { file, version, name, sql: text } of pending) {
      await runFile(sql, `Migration ${file}`, text, async (transaction) => {
        await transaction`
          insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${splitStatements(text)})`;
      });
    }
    return pending.map(({ file }) => file);
  });
}

/**
 * Runs pending seed files of `[db.seed]`, each in a transaction, and records them like the CLI. A changed seed does
 * not run again.
 * @throws StackError naming the line that failed
 */
export async function applySeed(databaseUrl: string, folder = SUPABASE_FOLDER): Promise<void> {
  const { enabled, sql_paths: patterns } = readConfig(folder).db.seed;
  if (!enabled) return;
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }).toSorted());
  await withHistory(databaseUrl, async (sql) => {
    for (const file of files) {
      const path = join(basename(folder), file);
      const [seen] = await sql`select from supabase_migrations.seed_files where path = ${path}`;
      if (seen) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      await runFile(sql, `Seed ${path}`, text, async (transaction) => {
        await transaction`insert into supabase_migrations.seed_files (path, hash) values (${path}, ${hash})`;
      });
    }
  });
}

function readMigrations(project: string): Migration[] {
  const folder = join(project, 'migrations');
  const files = globSync('*.sql', { cwd: folder }).toSorted();
  const migrations = files.map((file) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) {
      throw new StackError(
        `The migration ${file} is not named <version>_<name>.sql.`,
        'Rename it, for example 20260131120000_what_it_does.sql.',
      );
    }
    return { file, version, name, sql: readFileSync(join(folder, file), 'utf8') };
  });
  const twice = migrations.find(({ version }, index) => migrations[index + 1]?.version === version);
  if (twice) {
    throw new StackError(`Two migrations have the version ${twice.version}.`, 'Give one of them a later version.');
  }
  return migrations;
}

/**
 * Returns the files that a database with this history lacks.
 * @throws StackError if the history is not a prefix of the files
 */
export function pendingAfter(applied: readonly Applied[], folder = SUPABASE_FOLDER): Migration[] {
  const migrations = readMigrations(folder);
  const pending = migrations.filter(({ version }) => !applied.some((row) => row.version === version));
  for (const row of applied) {
    const migration = migrations.find(({ version }) => version === row.version);
    const name = `${row.version}_${row.name ?? ''}`;
    if (!migration) throw new StackError(`The applied migration ${name} has no file any more.`, RESET_HINT);
    if (row.statements && condensed(row.statements.join('')) !== condensed(migration.sql)) {
      throw new StackError(`The migration ${migration.file} was changed after it was applied.`, RESET_HINT);
    }
  }
  const last = applied.at(-1)?.version ?? '';
  const late = pending.find(({ version }) => version < last);
  if (late) {
    throw new StackError(`The migration ${late.file} comes before ${last}, which is applied already.`, RESET_HINT);
  }
  return pending;
}

/** Removes what the history does not keep: semicolons and whitespace around them. */
function condensed(sql: string): string {
  return sql.replace(/[\s;]+/g, '');
}

async function withHistory<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  try {
    // Serialises concurrent starts.
    await sql`select pg_advisory_lock(hashtext('supabase_migrations'))`;
    await sql.unsafe(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
    `);
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function runFile(
  sql: Sql,
  title: string,
  text: string,
  record: (transaction: TransactionSql) => Promise<void>,
): Promise<void> {
  // Session settings of an earlier file must not leak.
  await sql.unsafe('reset role; reset all');
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text).simple();
      await transaction.unsafe('reset role; reset all');
      await record(transaction);
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const line = error.position ? ` at line ${text.slice(0, Number(error.position)).split('\n').length}` : '';
    throw new StackError(
      `${title} failed${line}: ${error.message} (${error.code}).${error.hint ? ` ${error.hint}` : ''}`,
      'Nothing of it was applied; correct it and start again.',
      { cause: error },
    );
  }
}
