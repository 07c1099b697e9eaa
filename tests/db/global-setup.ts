import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startThrowawayServer } from '../../scripts/local/throwaway.ts';
import { bootstrapDatabase } from '../../supabase/embedded/bootstrap.ts';
import type { LoginRole } from '../../supabase/embedded/data-folder.ts';
import { applySeed } from '../../supabase/embedded/postgres/migrate.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to reach the test server. */
    postgres: { port: number; passwords: Record<LoginRole, string> };
    /** In a run of mutants: how the names of cloned databases begin, and the statements that weaken each. */
    clones?: { name: string; weakenedBy: string };
  }
}

/** The databases that tests clone: as a new Supabase project, and with our migrations and sandbox data. */
export type Template = 'bare' | 'migrated';

/** Cheap where many short tests connect, each file with up to sixteen connections: passwords are hashed once, nothing is replicated, nothing is vacuumed. */
const HASTY = {
  scram_iterations: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '300',
};

/** Starts one Postgres for all database tests, with the templates that they clone, and removes it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, remove } = await startThrowawayServer(HASTY);
  try {
    await makeTemplates(server);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('postgres', { port: server.port, passwords: server.secrets.passwords });
  return remove;
}

async function makeTemplates(server: PostgresServer): Promise<void> {
  const bare: Template = 'bare';
  const migrated: Template = 'migrated';
  await bootstrapDatabase(server, bare);
  const sql = postgres(server.url(), { max: 1 });
  await sql`create database ${sql(migrated)} template postgres`;
  await sql.end();
  await applySeed(server.url({ database: migrated }));
}
