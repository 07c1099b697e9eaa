import postgres, { type Sql } from 'postgres';
import { withMigratedServer } from '../../scripts/local/throwaway.ts';
import { applySeed } from '../../supabase/embedded/postgres/migrate.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres/postgres.ts';
import type { Template } from '../db/global-setup.ts';

/** The name that the tests' `cloneDatabase` clones. */
const TEMPLATE: Template = 'migrated';

const SETTINGS = {
  max_connections: '100',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Every test file connects a dozen times.
  scram_iterations: '1',
  // A test that waits for a lock which nothing releases fails now, not at its own limit of a minute.
  lock_timeout: '5s',
  // So does one whose statement has no end.
  statement_timeout: '20s',
  // Tells which functions a test file calls.
  track_functions: 'all',
};

/** Runs some work on a Postgres of its own, with the unweakened template that the tests clone, and removes it. */
export async function withTemplate<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
  return withMigratedServer(async (server) => {
    await applySeed(server.url());
    await asAdmin(server, 'template1', async (sql) => {
      await sql.unsafe(`alter database postgres rename to ${TEMPLATE}`);
      await sql.unsafe('create database postgres');
    });
    return work(server);
  }, SETTINGS);
}

/** Reads the template as the superuser. */
export const inTemplate = <T>(server: PostgresServer, work: (sql: Sql) => Promise<T>): Promise<T> =>
  asAdmin(server, TEMPLATE, work);

/** Connects once as the superuser. */
export async function asAdmin<T>(
  server: PostgresServer,
  database: string,
  work: (sql: Sql) => Promise<T>,
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
