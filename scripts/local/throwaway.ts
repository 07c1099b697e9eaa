import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootstrapDatabase } from '../../supabase/embedded/bootstrap.ts';
import { freePorts } from '../../supabase/embedded/ports.ts';
import { applyMigrations } from '../../supabase/embedded/postgres/migrate.ts';
import { type PostgresServer, startPostgres } from '../../supabase/embedded/postgres/postgres.ts';
import { isAlive } from '../../supabase/embedded/processes.ts';
import { repository } from '../tool.ts';
import { hashFiles } from './fingerprint.ts';

/** Nothing of it outlives the process, so nothing needs to reach the disk. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' };

/** Linux's file system in memory, in which a database is copied ten times as fast; containers often give it next to nothing. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;

/** The migrated data folders that are kept, each named for what it was made from. */
const KEPT = join(repository, 'node_modules/.cache/migrated');
const HOUR_MS = 3_600_000;
const MADE_FROM = [
  'package-lock.json',
  'supabase/config.toml',
  'supabase/embedded/**',
  'supabase/migrations/*',
];

async function parentFolder(): Promise<string> {
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

/** Names a data folder that does not outlive this process, in memory if there is room; nothing is made. */
export async function throwawayFolder(parent?: string): Promise<string> {
  for (const swept of [MEMORY, tmpdir()]) await sweep(swept);
  return join(parent ?? (await parentFolder()), `glassmine-throwaway-${process.pid}-${randomUUID()}`);
}

/** Makes a data folder whose database `postgres` is migrated and otherwise empty, and stops its server. */
async function makeMigrated(dataDir: string): Promise<void> {
  const [port = 0] = await freePorts(1);
  // Tests connect a thousand times, each time with a password.
  const server = await startPostgres({ dataDir, port, settings: { ...CARELESS, scram_iterations: '1' } });
  try {
    await bootstrapDatabase(server, 'postgres');
    await applyMigrations(server.url());
  } finally {
    await server.stop();
  }
}

/** Removes the folders of other days and states. Another process may still be making or copying a younger one. */
async function sweepKept(state: string): Promise<void> {
  for (const name of await readdir(KEPT)) {
    const folder = join(KEPT, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (!name.startsWith(state) && mtimeMs < Date.now() - HOUR_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a data folder whose database `postgres` is migrated and otherwise empty. It is migrated once a day and state of the
 * migrations; from then on it is a copy, which takes a tenth of the time.
 * @param dataDir a folder that is not there yet
 */
export async function copyMigratedFolder(dataDir: string): Promise<void> {
  // For a day: rows may hold the time at which they were made.
  const state = `${new Date().toISOString().slice(0, 10)}-${hashFiles(MADE_FROM).digest('hex').slice(0, 16)}`;
  const kept = join(KEPT, state);
  if (!existsSync(kept)) {
    const draft = `${kept}.${process.pid}.${randomUUID()}`;
    await mkdir(KEPT, { recursive: true });
    try {
      await makeMigrated(draft);
      await sweepKept(state);
      // Another process may have been faster, and its folder is as good.
      await rename(draft, kept).catch(() => undefined);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  await promisify(execFile)('cp', ['--archive', kept, dataDir]);
}

/**
 * Starts a Postgres of its own, whose database `postgres` is migrated and otherwise empty, or without any data.
 * @param settings further server settings, as in postgresql.conf
 * @returns the server, and what stops it and removes every trace
 */
export async function startThrowawayServer(
  settings: Record<string, string> = {},
  { migrated = true } = {},
): Promise<{ server: PostgresServer; remove: () => Promise<void> }> {
  // A server that syncs is there to be measured on a disk.
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
    return await work(server);
  } finally {
    await remove();
  }
}
