import { applySeed } from 'local-supabase/postgres/migrate.ts';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import { withMigratedServer } from 'local-supabase/postgres/throwaway.ts';
import postgres, { type Sql } from 'postgres';
import type { Template } from '../db/global-setup.ts';

const TEMPLATE: Template = 'migrated';

const SETTINGS = {
  max_connections: '100',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  scram_iterations: '1',
  // Fails a test that waits for a lock forever early, instead of after its minute.
  lock_timeout: '5s',
  statement_timeout: '20s',
  track_functions: 'all',
};

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

export const inTemplate = <T>(server: PostgresServer, work: (sql: Sql) => Promise<T>): Promise<T> =>
  asAdmin(server, TEMPLATE, work);

export async function asAdmin<T>(server: PostgresServer, database: string, work: (sql: Sql) => Promise<T>): Promise<T> {
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
