import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SUPABASE_FOLDER } from '../config.ts';
import { hashFiles } from '../fingerprint.ts';
import { freePorts } from '../ports.ts';
import { isAlive } from '../processes.ts';
import { bootstrapDatabase } from './bootstrap.ts';
import { applyMigrations } from './migrate.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** The data is discarded with the process, so it needs no durability. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' };

/** Copies a database ten times as fast; containers often have very little of it. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;

/** Cached migrated data folders, named for the state they were made from. */
const keptFolder = (folder: string) => join(dirname(folder), 'node_modules/.cache/migrated');
const HOUR_MS = 3_600_000;
const OWN_SOURCE = join(import.meta.dirname, '..');

function fingerprint(folder: string): string {
  const name = basename(folder);
  const project = ['package-lock.json', `${name}/config.toml`, `${name}/migrations/*`];
  const hashes = [hashFiles(OWN_SOURCE, ['**']), hashFiles(dirname(folder), project)];
  return hashes.map((hash) => hash.digest('hex').slice(0, 16)).join('-');
}

async function parentFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  // Space that the file system reports as free may be in use as memory.
  return Math.min(free, process.availableMemory()) > ROOM_BYTES ? MEMORY : tmpdir();
}

/** Removes folders of killed runs, which would occupy memory forever. */
async function sweep(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const [, maker] = /^supabase-throwaway-(\d+)-/.exec(name) ?? [];
    if (!maker || isAlive(Number(maker))) continue;
    // Another user's folder cannot be removed.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Names a data folder for this process, in memory if there is room, without creating it. */
export async function throwawayFolder(parent?: string): Promise<string> {
  for (const swept of [MEMORY, tmpdir()]) await sweep(swept);
  return join(parent ?? (await parentFolder()), `supabase-throwaway-${process.pid}-${randomUUID()}`);
}

async function makeMigrated(dataDir: string, folder: string): Promise<void> {
  const [port = 0] = await freePorts(1);
  // Password hashing is slow, and tests connect a thousand times.
  const server = await startPostgres({ dataDir, port, settings: { ...CARELESS, scram_iterations: '1' } });
  try {
    await bootstrapDatabase(server, 'postgres');
    await applyMigrations(server.url(), folder);
  } finally {
    await server.stop();
  }
}

/** Removes folders of other days and states, except young ones, which another process may be creating or copying. */
async function sweepKept(kept: string, state: string): Promise<void> {
  for (const name of await readdir(kept)) {
    const folder = join(kept, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (!name.startsWith(state) && mtimeMs < Date.now() - HOUR_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a data folder whose database `postgres` is migrated and otherwise empty. Cached for a day per state of the
 * migrations, because a copy takes a tenth of the time.
 * @param dataDir must not exist
 */
export async function copyMigratedFolder(dataDir: string, folder = SUPABASE_FOLDER): Promise<void> {
  // One day, because rows may contain the time of the migration.
  const state = `${new Date().toISOString().slice(0, 10)}-${fingerprint(folder)}`;
  const all = keptFolder(folder);
  const kept = join(all, state);
  if (!existsSync(kept)) {
    const draft = `${kept}.${process.pid}.${randomUUID()}`;
    await mkdir(all, { recursive: true });
    try {
      await makeMigrated(draft, folder);
      await sweepKept(all, state);
      // Another process may have finished first; its folder is as good.
      await rename(draft, kept).catch(() => undefined);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  await promisify(execFile)('cp', ['--archive', kept, dataDir]);
}

/**
 * Starts a throwaway Postgres whose database `postgres` is migrated and otherwise empty, or without any data.
 * @param settings further server settings, as in postgresql.conf
 * @returns the server, with a function that stops and removes it
 */
export async function startThrowawayServer(
  settings: Record<string, string> = {},
  { migrated = true } = {},
): Promise<{ server: PostgresServer; remove: () => Promise<void> }> {
  // A server with fsync on is measured on a disk.
  const dataDir = await throwawayFolder(settings['fsync'] === 'on' ? tmpdir() : undefined);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const [port = 0] = await freePorts(1);
  try {
    if (migrated) await copyMigratedFolder(dataDir);
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

export async function withMigratedServer<T>(
  work: (server: PostgresServer) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const { server, remove } = await startThrowawayServer(settings);
  try {
    return await work(server);
  } finally {
    await remove();
  }
}
