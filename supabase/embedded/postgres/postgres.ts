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
import {
  clusterEnvironment,
  clusterExists,
  createCluster,
  forgetOtherDatabases,
  stopOrphan,
} from './cluster.ts';
import {
  checkReach,
  findBinaries,
  type PostgresBinaries,
  type ProcessOwner,
  processOwner,
} from './postgres-binaries.ts';
import { startupError, tailOf } from './postgres-errors.ts';

const READY_MS = 60_000;
/** How long the children of a killed server may need to see that it is gone. */
const ORPHANS_END_MS = 10_000;
const RETRY_MS = 100;
const LOG_LIMIT_BYTES = 5_000_000;

/** A running Postgres. */
export interface PostgresServer {
  readonly port: number;
  /** The id of its main process. */
  readonly pid: number;
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  /** Whether the cluster was created by this start. */
  readonly created: boolean;
  /** Connection URL for a role (default `postgres`) and a database (default `postgres`), password included. */
  url(options?: { role?: LoginRole; database?: string }): string;
  /** Ends it (fast shutdown: open transactions are rolled back) and gives the data folder back. */
  stop(): Promise<void>;
}

/** How to run Postgres. */
export interface PostgresOptions {
  /** The stack's data folder; made when missing. */
  dataDir: string;
  port: number;
  /** Further server settings, as in postgresql.conf. */
  settings?: Record<string, string>;
  /** How long it may take until it accepts connections; a minute by default. */
  readyMs?: number;
  /** Start it again whenever it dies, and tell. By default a dead server stays dead. */
  onChange?: Supervision['onChange'];
}

/**
 * Starts Postgres on a data folder, on 127.0.0.1 only: creates the cluster on an empty one, recovers after a crash, and stops a
 * server that an earlier process left behind.
 * @throws StackError when the folder, the port or the cluster cannot be used; data are never deleted
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

/** Starts the server; the children of one that was killed may hold its memory for a moment longer. */
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

/** Starts the server and waits until it accepts connections. */
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
      // Its own process group: Ctrl-C in the terminal reaches us alone, and we end it in order.
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

/** What `pg_ctl --wait` does: the eighth line of postmaster.pid tells the state. False when it takes too long. */
async function untilReady(folder: DataFolder, child: ChildProcess, readyMs: number): Promise<boolean> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true;
    await sleep(15);
  }
  return false;
}
