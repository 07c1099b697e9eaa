import { randomUUID } from 'node:crypto';
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrapDatabase } from '../supabase/embedded/bootstrap.ts';
import { applyMigrations } from '../supabase/embedded/migrate.ts';
import { freePorts } from '../supabase/embedded/ports.ts';
import { type PostgresServer, startPostgres } from '../supabase/embedded/postgres.ts';
import { isAlive } from '../supabase/embedded/processes.ts';

/** Nothing of it outlives the process, so nothing needs to reach the disk. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' };

/** Linux's file system in memory, in which a database is copied ten times as fast; containers often give it next to nothing. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;

async function folderFor(settings: Record<string, string>): Promise<string> {
  // A server that syncs is there to be measured on a disk.
  if (settings['fsync'] === 'on') return tmpdir();
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  // What that file system calls free may long be in use as memory.
  return Math.min(free, process.availableMemory()) > ROOM_BYTES ? MEMORY : tmpdir();
}

/** Removes what killed runs have left behind, which is memory that is never freed otherwise. */
async function sweep(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const [, maker] = /^glassmine-throwaway-(\d+)-/.exec(name) ?? [];
    if (!maker || isAlive(Number(maker))) continue;
    // Another user's stays.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Starts a Postgres of its own, without any data.
 * @param settings further server settings, as in postgresql.conf
 * @returns the server, and what stops it and removes every trace
 */
export async function startThrowawayServer(
  settings: Record<string, string> = {},
): Promise<{ server: PostgresServer; remove: () => Promise<void> }> {
  for (const parent of [MEMORY, tmpdir()]) await sweep(parent);
  const dataDir = join(await folderFor(settings), `glassmine-throwaway-${process.pid}-${randomUUID()}`);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const [port = 0] = await freePorts(1);
  try {
    const server = await startPostgres({ dataDir, port, settings: { ...CARELESS, ...settings } });
    const remove = async () => {
      await server.stop();
      await removeFolder();
    };
    return { server, remove };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/**
 * Runs some work on a Postgres of its own, whose database `postgres` is migrated and otherwise empty, and removes it.
 * @param settings further server settings, as in postgresql.conf
 */
export async function withMigratedServer<T>(
  work: (server: PostgresServer) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const { server, remove } = await startThrowawayServer(settings);
  try {
    await bootstrapDatabase(server, 'postgres');
    await applyMigrations(server.url());
    return await work(server);
  } finally {
    await remove();
  }
}
