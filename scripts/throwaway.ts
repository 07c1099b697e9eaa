import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrapDatabase } from '../supabase/embedded/bootstrap.ts';
import { applyMigrations } from '../supabase/embedded/migrate.ts';
import { freePorts } from '../supabase/embedded/ports.ts';
import { type PostgresServer, startPostgres } from '../supabase/embedded/postgres.ts';

/** Nothing of it outlives the process, so nothing needs to reach the disk. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Runs some work on a Postgres of its own, whose database `postgres` is migrated and otherwise empty, and removes it.
 * @param settings further server settings, as in postgresql.conf
 */
export async function withMigratedServer<T>(
  work: (server: PostgresServer) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const dataDir = join(tmpdir(), `glassmine-${randomUUID()}`);
  const [port = 0] = await freePorts(1);
  try {
    const server = await startPostgres({ dataDir, port, settings: { ...CARELESS, ...settings } });
    try {
      await bootstrapDatabase(server, 'postgres');
      await applyMigrations(server.url());
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
