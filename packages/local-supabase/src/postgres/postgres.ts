import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  dataFolder,
  type DataFolder,
  lockDataFolder,
  type LoginRole,
  readSecrets,
  type Secrets,
} from '../data-folder.ts';
import { onDisk, StackError } from '../errors.ts';
import { requireFreePort } from '../ports.ts';
import { endWithUs, exitCode } from '../processes.ts';
import { supervise, type Supervision } from '../supervise.ts';
import { checkReach, findBinaries, type PostgresBinaries, type ProcessOwner, processOwner } from './binaries.ts';
import { clusterEnvironment, clusterExists, createCluster, forgetOtherDatabases, stopOrphan } from './cluster.ts';
import { startupError, tailOf } from './startup-errors.ts';

const READY_MS = 60_000;
/** Time for a killed server's children to exit. */
const ORPHANS_END_MS = 10_000;
const RETRY_MS = 100;
const LOG_LIMIT_BYTES = 5_000_000;

export interface PostgresServer {
  readonly port: number;
  readonly pid: number;
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly created: boolean;
  /** Connection URL with password; role and database default to `postgres`. */
  url(options?: { role?: LoginRole; database?: string }): string;
  /** Stops it (fast shutdown: rolls open transactions back) and unlocks the data folder. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** As in postgresql.conf. */
  settings?: Record<string, string>;
  /** Startup timeout; a minute by default. */
  readyMs?: number;
  /** Restarts it when it dies, and reports. Without it a dead server stays dead. */
  onChange?: Supervision['onChange'];
}

/**
 * Starts Postgres on a data folder, on 127.0.0.1 only: creates a missing cluster, recovers after a crash, and stops a
 * server left by another process.
 * @throws StackError if folder, port or cluster are unusable; never deletes data
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  forgetOtherDatabases();
  const folder = dataFolder(options.dataDir);
  const unlock = await lockDataFolder(folder);
  try {
    const [binaries, owner, exists] = await Promise.all([
      findBinaries(),
      processOwner(folder.cluster),
      clusterExists(folder),
    ]);
    const secrets = await readSecrets(folder, exists);
    await checkReach(owner, folder.path, binaries.postgres);
    await stopOrphan(folder);
    await requireFreePort(options.port, '[db] port');
    if (!exists) await createCluster(folder, binaries, owner, secrets.passwords.supabase_admin);
    const server = await supervise({
      start: () => launchWhenFree(folder, binaries, owner, options),
      stopSignals: ['SIGINT', 'SIGQUIT'],
      restart: () => options.onChange !== undefined,
      ...(options.onChange && { onChange: options.onChange }),
    });
    let stopped: Promise<void> | undefined;
    return {
      port: options.port,
      folder,
      secrets,
      created: !exists,
      get pid() {
        return server.pid;
      },
      url: ({ role = 'postgres', database = 'postgres' } = {}) =>
        `postgresql://${role}:${secrets.passwords[role]}@127.0.0.1:${options.port}/${encodeURIComponent(database)}`,
      stop: () => (stopped ??= server.stop().then(unlock)),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Retries, because a killed server's children may hold its memory for a moment. */
async function launchWhenFree(...server: Parameters<typeof launch>): Promise<ChildProcess> {
  const deadline = Date.now() + ORPHANS_END_MS;
  for (;;) {
    try {
      return await launch(...server);
    } catch (error) {
      const isHeld = error instanceof StackError && error.message.includes('shared memory block');
      if (!isHeld || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function launch(
  folder: DataFolder,
  binaries: PostgresBinaries,
  owner: ProcessOwner,
  { port, settings, readyMs = READY_MS }: PostgresOptions,
): Promise<ChildProcess> {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await onDisk(folder.path, () => open(folder.postgresLog, 'a', 0o600));
  try {
    if ((await log.stat()).size > LOG_LIMIT_BYTES) await log.truncate();
    const { size: logStart } = await log.stat();
    const child = spawn(binaries.postgres, ['-D', folder.cluster, '-p', String(port), ...flags], {
      ...owner,
      cwd: '/',
      env: clusterEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      // In its own process group, so that Ctrl-C reaches only us and we stop it in order.
      detached: true,
    });
    endWithUs(child, 'SIGINT');
    const exited = exitCode(child);
    const ready = await Promise.race([exited.then(() => false), untilReady(folder, child, readyMs)]);
    if (ready) return child;
    child.kill('SIGQUIT');
    await exited;
    throw startupError(folder, await tailOf(folder.postgresLog, logStart));
  } finally {
    await log.close();
  }
}

/** Like `pg_ctl --wait`: line eight of postmaster.pid has the state. False on timeout. */
async function untilReady(folder: DataFolder, child: ChildProcess, readyMs: number): Promise<boolean> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true;
    await sleep(15);
  }
  return false;
}
