import type { LoginRole } from 'local-supabase/data-folder.ts';
import { bootstrapDatabase } from 'local-supabase/postgres/bootstrap.ts';
import { applySeed } from 'local-supabase/postgres/migrate.ts';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import { startThrowawayServer } from 'local-supabase/postgres/throwaway.ts';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { port: number; passwords: Record<LoginRole, string> };
    /** In a run of mutants: the prefix of cloned databases, and the statements that weaken each. */
    clones?: { name: string; weakenedBy: string };
  }
}

export type Template = 'bare' | 'migrated';

/**
 * Cheap for many short tests with up to sixteen connections each: passwords are hashed once, nothing is replicated or
 * vacuumed.
 */
const HASTY = {
  scram_iterations: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '300',
};

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
