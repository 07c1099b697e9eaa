import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { errorCode, ignoreMissing, onDisk, StackError } from './errors.ts';
import { isAlive, processIdentity } from './processes.ts';
import { replaceFile, syncFolder } from './replace-file.ts';

export const loginRoles = [
  'postgres',
  'supabase_admin',
  'authenticator',
  'supabase_auth_admin',
  'supabase_storage_admin',
  'supabase_realtime_admin',
] as const;

export type LoginRole = (typeof loginRoles)[number];

const secretsSchema = z.object({
  passwords: z.record(z.enum(loginRoles), z.string()),
  /** Signs access tokens (HS256). */
  jwtSecret: z.string().min(32),
  secretKey: z.string().startsWith('sb_secret_'),
});

/** Generated once per data folder; never leaves it. */
export type Secrets = z.infer<typeof secretsSchema>;

export interface DataFolder {
  readonly path: string;
  readonly cluster: string;
  readonly postgresLog: string;
  readonly postgrestLog: string;
  readonly postgrestPid: string;
  readonly files: string;
  readonly mail: string;
}

export function dataFolder(path: string): DataFolder {
  const root = resolve(path);
  return {
    path: root,
    cluster: join(root, 'postgres'),
    postgresLog: join(root, 'postgres.log'),
    postgrestLog: join(root, 'postgrest.log'),
    postgrestPid: join(root, 'postgrest.pid'),
    files: join(root, 'files'),
    mail: join(root, 'mail'),
  };
}

/**
 * Locks a data folder for this process, creating it if missing.
 * @returns the unlock function
 * @throws StackError if another running process holds it, or it is not writable
 */
export async function lockDataFolder(folder: DataFolder): Promise<() => Promise<void>> {
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await onDisk(folder.path, () => mkdir(folder.path, { recursive: true, mode: isRoot() ? 0o711 : 0o700 }));
  const lock = join(folder.path, 'lock');
  const mine = `${process.pid} ${processIdentity(process.pid)}`;
  const draft = `${lock}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await onDisk(folder.path, () => writeFile(draft, mine, { mode: 0o600, flag: 'wx' }));
  try {
    // A hard link is atomic and never replaces a file.
    while (!(await linked(draft, lock))) {
      const holder = await readFile(lock, 'utf8').catch(() => '');
      const pid = Number.parseInt(holder, 10);
      if (pid > 0 && isAlive(pid) && holder === `${pid} ${processIdentity(pid)}`) {
        throw new StackError(
          `The data folder ${folder.path} is in use by process ${pid}.`,
          'Use the stack that runs already, stop it first, or choose another data folder.',
        );
      }
      await removeStaleLock(lock, holder);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(lock, { force: true });
}

async function linked(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock away and checks it again, so that of two processes that find the same stale lock only one wins. */
async function removeStaleLock(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.${process.pid}.stale`;
  await rename(lock, aside).catch(ignoreMissing);
  const moved = await readFile(aside, 'utf8').catch(ignoreMissing);
  if (moved !== undefined && moved !== stale) await linked(aside, lock);
  await rm(aside, { force: true });
}

/**
 * Reads a data folder's secrets, or generates them if there is no database yet.
 * @throws StackError if they are missing or damaged but a database needs them
 */
export async function readSecrets(folder: DataFolder, clusterExists: boolean): Promise<Secrets> {
  const file = join(folder.path, 'secrets.json');
  const text = await onDisk(folder.path, () => readFile(file, 'utf8').catch(ignoreMissing));
  const secrets = parseSecrets(text);
  if (secrets) return secrets;
  if (clusterExists) {
    throw new StackError(
      `${file} is missing or damaged, and the database in ${folder.path} cannot be opened without it.`,
      'Put the file back, or move the data folder away to begin with an empty one.',
    );
  }
  const fresh: Secrets = {
    passwords: Object.fromEntries(loginRoles.map((role) => [role, password()])) as Secrets['passwords'],
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  await onDisk(folder.path, async () => {
    // Before creating a database that needs them.
    await replaceFile(file, JSON.stringify(fresh, undefined, 2));
    await syncFolder(folder.path);
  });
  return fresh;
}

function parseSecrets(text: string | undefined): Secrets | undefined {
  if (text === undefined) return undefined;
  try {
    return secretsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function password(): string {
  return randomBytes(24).toString('hex');
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
