import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder, type DataFolder, lockDataFolder, type LoginRole, readSecrets } from './data-folder.ts';
import { ignoreMissing, onDisk, StackError } from './errors.ts';
import { requireFreePort } from './ports.ts';
import {
  checkReach,
  findBinaries,
  type PostgresBinaries,
  type ProcessOwner,
  processOwner,
} from './postgres-binaries.ts';
import { startupError, tailOf } from './postgres-errors.ts';
import { commandLine, isAlive, stopProcess } from './processes.ts';
import { supervise, type Supervision } from './supervise.ts';

/** The major version of the packaged server; a data folder of another one cannot be opened. */
const MAJOR = '17';
const READY_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;

/** A running Postgres. */
export interface PostgresServer {
  readonly port: number;
  /** The id of its main process. */
  readonly pid: number;
  /** The folder it was started on. */
  readonly folder: DataFolder;
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
  /** Start it again whenever it dies, and tell. By default a dead server stays dead. */
  onChange?: Supervision['onChange'];
}

/**
 * Starts Postgres on a data folder, on 127.0.0.1 only: creates the cluster on an empty one, recovers after a crash, and stops a
 * server that an earlier process left behind.
 * @throws StackError when the folder, the port or the cluster cannot be used; data are never deleted
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
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
      start: () => launch(folder, binaries, owner, options),
      stopSignals: ['SIGINT', 'SIGQUIT'],
      restart: options.onChange !== undefined,
      ...(options.onChange && { onChange: options.onChange }),
    });
    return {
      port: options.port,
      folder,
      get pid() {
        return server.pid;
      },
      url: ({ role = 'postgres', database = 'postgres' } = {}) =>
        `postgresql://${role}:${secrets.passwords[role]}@127.0.0.1:${options.port}/${encodeURIComponent(database)}`,
      async stop() {
        await server.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function clusterExists({ path, cluster }: DataFolder): Promise<boolean> {
  const files = await onDisk(path, () => readdir(cluster).catch(ignoreMissing));
  if (!files?.length) return false;
  const hint = `Restore it from a copy, or move ${path} away to begin with an empty one; nothing was deleted.`;
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === '') {
    throw new StackError(`The database in ${cluster} is damaged: PG_VERSION is missing.`, hint);
  }
  if (version.trim() !== MAJOR) {
    throw new StackError(
      `The database in ${cluster} was made by Postgres ${version.trim()}, this is Postgres ${MAJOR}.`,
      hint,
    );
  }
  return true;
}

/** An earlier process that was killed may have left its server running on this cluster. */
async function stopOrphan({ cluster }: DataFolder): Promise<void> {
  const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
  if (!(pid > 0) || !isAlive(pid) || !commandLine(pid)?.includes(cluster)) return;
  if (!(await stopProcess(pid, ['SIGINT', 'SIGQUIT'], 8000))) {
    throw new StackError(
      `A Postgres left over on ${cluster} (process ${pid}) does not stop.`,
      'Stop that process and start again.',
    );
  }
}

/** Made under another name and then renamed, so that an interrupted creation never looks like a cluster. */
async function createCluster(
  folder: DataFolder,
  binaries: PostgresBinaries,
  owner: ProcessOwner,
  password: string,
): Promise<void> {
  const draft = `${folder.cluster}.new`;
  const passwordFile = join(draft, 'password');
  const log = join(folder.path, 'initdb.log');
  await onDisk(folder.path, async () => {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    await Promise.all([draft, passwordFile].map((path) => giveTo(owner, path)));
  });
  const cluster = join(draft, 'cluster');
  const output = await onDisk(folder.path, () => open(log, 'w', 0o600));
  try {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${cluster}`,
        '--username=supabase_admin',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // As in Supabase's image.
        '--locale-provider=icu',
        '--icu-locale=en-US',
        '--locale=C',
        // Nothing worth syncing yet: whatever fails before the rename is made again.
        '--no-sync',
      ],
      { ...owner, cwd: draft, env: environment(), stdio: ['ignore', output.fd, output.fd] },
    );
    const code = await exitCode(child);
    if (code !== 0) throw startupError(folder, await tailOf(log));
  } finally {
    await output.close();
  }
  await onDisk(folder.path, async () => {
    // An empty folder in its place may go; rmdir refuses any other.
    await rmdir(folder.cluster).catch(ignoreMissing);
    await rename(cluster, folder.cluster);
    await Promise.all([draft, log].map((path) => rm(path, { recursive: true, force: true })));
  });
}

/** Starts the server and waits until it accepts connections. */
async function launch(
  folder: DataFolder,
  binaries: PostgresBinaries,
  owner: ProcessOwner,
  options: PostgresOptions,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  };
  const log = await onDisk(folder.path, () => open(folder.postgresLog, 'a', 0o600));
  try {
    const { size: logStart } = await log.stat();
    if (logStart > LOG_LIMIT_BYTES) await log.truncate();
    const child = spawn(
      binaries.postgres,
      [
        '-D',
        folder.cluster,
        '-p',
        String(options.port),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // Its own process group: Ctrl-C in the terminal reaches us alone, and we end it in order.
      {
        ...owner,
        cwd: folder.cluster,
        env: environment(),
        stdio: ['ignore', log.fd, log.fd],
        detached: true,
      },
    );
    const exited = exitCode(child);
    const ready = await Promise.race([exited.then(() => false), untilReady(folder, child)]);
    if (ready) return child;
    child.kill('SIGQUIT');
    await exited;
    throw startupError(folder, await tailOf(folder.postgresLog, logStart > LOG_LIMIT_BYTES ? 0 : logStart));
  } finally {
    await log.close();
  }
}

/** What `pg_ctl --wait` does: the eighth line of postmaster.pid tells the state. False when it takes too long. */
async function untilReady(folder: DataFolder, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true;
    await sleep(15);
  }
  return false;
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

async function giveTo({ uid, gid }: ProcessOwner, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Without the caller's PG… variables, which would change what the server does. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
