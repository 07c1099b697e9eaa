import { spawn } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import { ignoreMissing, onDisk, StackError } from '../errors.ts';
import { commandLine, exitCode, isAlive, stopProcess } from '../processes.ts';
import type { PostgresBinaries, ProcessOwner } from './binaries.ts';
import { startupError, tailOf } from './startup-errors.ts';

/** The packaged server's major version, the only one that can open a cluster. */
const MAJOR = '17';
const ORPHAN_STOP_MS = 8000;

/** Omits the caller's PG… variables, which would change the programs' behaviour. */
export function clusterEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Removes PG… variables from this process: drivers and the Supabase CLI would apply them to our URLs, though they are
 * meant for other databases.
 */
export function forgetOtherDatabases(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('PG')) delete process.env[name];
  }
}

/**
 * Whether a data folder holds a cluster.
 * @throws StackError if it is damaged or of another major version
 */
export async function clusterExists({ path, cluster }: DataFolder): Promise<boolean> {
  const files = await onDisk(path, () => readdir(cluster).catch(ignoreMissing));
  if (!files?.length) return false;
  const hint = `Restore it from a copy, or move ${path} away to begin with an empty one; nothing was deleted.`;
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') throw new StackError(`The database in ${cluster} is damaged: PG_VERSION is missing.`, hint);
  if (version !== MAJOR) {
    throw new StackError(
      `The database in ${cluster} was made by Postgres ${version}, this is Postgres ${MAJOR}.`,
      hint,
    );
  }
  return true;
}

/**
 * Stops a server that a killed process left running on the cluster, and removes a dead one's lock.
 * @throws StackError if it does not stop
 */
export async function stopOrphan({ cluster }: DataFolder): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return;
  if (!isAlive(pid)) {
    // Postgres thinks a killed, unreaped process is alive, unless it is the parent. With the parent's id in the file
    // it still checks what the dead server's children may hold.
    await writeFile(lock, text.replace(/^\d+/, String(process.pid)));
    return;
  }
  if (!commandLine(pid)?.includes(cluster)) return;
  if (!(await stopProcess(pid, ['SIGINT', 'SIGQUIT'], ORPHAN_STOP_MS))) {
    throw new StackError(
      `A Postgres left over on ${cluster} (process ${pid}) does not stop.`,
      'Stop that process and start again.',
    );
  }
}

/**
 * Creates the cluster with `supabase_admin` as superuser, under a temporary name, so that an interrupted creation
 * never looks like a cluster.
 * @throws StackError if the disk is full or the folder not writable
 */
export async function createCluster(
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
  await initialise(folder, log, binaries.initdb, owner, cluster, passwordFile);
  await onDisk(folder.path, async () => {
    // rmdir removes only an empty folder.
    await rmdir(folder.cluster).catch(ignoreMissing);
    await rename(cluster, folder.cluster);
    await Promise.all([draft, log].map((path) => rm(path, { recursive: true, force: true })));
  });
}

async function initialise(
  folder: DataFolder,
  log: string,
  initdb: string,
  owner: ProcessOwner,
  cluster: string,
  passwordFile: string,
): Promise<void> {
  const output = await onDisk(folder.path, () => open(log, 'w', 0o600));
  try {
    const child = spawn(
      initdb,
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
        // Turns a damaged page into an error instead of a wrong result.
        '--data-checksums',
        // Not worth syncing: a failure before the rename starts over.
        '--no-sync',
      ],
      { ...owner, cwd: '/', env: clusterEnvironment(), stdio: ['ignore', output.fd, output.fd] },
    );
    if ((await exitCode(child)) !== 0) throw startupError(folder, await tailOf(log));
  } finally {
    await output.close();
  }
}

async function giveTo({ uid, gid }: ProcessOwner, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
