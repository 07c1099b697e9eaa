import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished } from 'vitest';
import { copyMigratedFolder, throwawayFolder } from '../../../scripts/local/throwaway.ts';
import { repository } from '../../../scripts/tool.ts';
import { type Backup, startBackup } from '../../../supabase/embedded/backup/backup.ts';
import { type Restoration, restoreBackup } from '../../../supabase/embedded/backup/restore.ts';
import { dataFolder, readSecrets } from '../../../supabase/embedded/data-folder.ts';
import { freePorts } from '../../../supabase/embedded/ports.ts';
import { type PostgresServer, startPostgres } from '../../../supabase/embedded/postgres/postgres.ts';
import { exitCode, isAlive } from '../../../supabase/embedded/processes.ts';
import { createFileStore } from '../../../supabase/embedded/storage/storage-files.ts';

async function startOn(dataDir: string): Promise<PostgresServer> {
  const [port = 0] = await freePorts(1);
  return startPostgres({ dataDir, port });
}

const admin = (of: PostgresServer) =>
  postgres(of.url({ role: 'supabase_admin' }), {
    max: 1,
    onnotice: () => undefined,
    onclose: () => undefined,
  });

/** Where an upload is among the files of Storage. */
export function fileOf(files: string, name: string): string {
  const hash = createHash('sha256').update(`avatars\n${name}`).digest('hex');
  return join(files, hash.slice(0, 2), hash);
}

/** Runs a script of the repository, which a signal is to end. */
export function runScript(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { cwd: repository, stdio: 'ignore' });
}

/**
 * Sends a signal to a script as soon as its database runs.
 * @param dataDir where that database is; a folder that comes
 * @returns how the script ended, and the id of the database's main process, which ends with the test
 */
export async function interrupt(
  script: ChildProcess,
  signal: NodeJS.Signals,
  dataDir: () => string,
): Promise<{ code: number | null; server: number }> {
  let server = 0;
  const started = async () => {
    const lines = await readFile(join(dataDir(), 'postgres/postmaster.pid'), 'utf8').catch(() => '');
    server = Number(lines.split('\n')[0]);
    return server > 0 && lines.includes('ready');
  };
  await expect.poll(started, { timeout: 60_000, interval: 10 }).toBe(true);
  onTestFinished(() => void (isAlive(server) && process.kill(server, 'SIGQUIT')));
  const exited = exitCode(script);
  script.kill(signal);
  return { code: await exited, server };
}

/** Opens a port that lets clients of a database in, and dies at what they ask first; returns it. */
export async function openDyingDatabase(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // To the first message: it lets the client in, and is ready for a query.
    socket.once('data', () => {
      socket.write(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1'));
      socket.once('data', () => socket.resetAndDestroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** What is in a data folder, read while its database runs for a moment. */
export async function read<T>(dataDir: string, work: (of: postgres.Sql) => Promise<T>): Promise<T> {
  const server = await startOn(dataDir);
  const sql = admin(server);
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await server.stop();
  }
}

/** The newest row of the table that tests write into. */
export async function highest(of: postgres.Sql): Promise<number | undefined> {
  const [row] = await of<{ id: number }[]>`select max(id) as id from public.written`;
  return row?.id;
}

/** Makes a data folder that says that its database runs on a port. */
export async function makeStaleFolder(path: string, port: number): Promise<string> {
  const stale = dataFolder(path);
  await mkdir(stale.cluster, { recursive: true });
  await readSecrets(stale, false);
  await writeFile(join(stale.cluster, 'postmaster.pid'), `1\n${stale.cluster}\n0\n${port}\n`);
  return path;
}

/** A site that runs, with a folder for its backup. */
export async function startKeptSite() {
  const root = await throwawayFolder();
  const site = dataFolder(`${root}-site`);
  const folder = `${root}-kept`;
  const made = [site.path, folder];
  const store = createFileStore(site.files);
  await copyMigratedFolder(site.path);
  const server = await startOn(site.path);
  const sql = admin(server);
  await sql`create table public.written (id int primary key)`;
  let backup: Backup | undefined;

  function newFolder(): string {
    const path = `${root}-${made.length}`;
    made.push(path);
    return path;
  }

  async function begin(
    onProgress: (line: string) => void = () => undefined,
    dataDir = site.path,
  ): Promise<Backup> {
    backup = await startBackup({ dataDir, folder, onProgress });
    await backup.ready;
    return backup;
  }

  async function stopBackup(): Promise<void> {
    await backup?.stop();
    backup = undefined;
  }

  /** Waits until everything that has been done is kept. */
  async function untilKept(of: Backup): Promise<string> {
    const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const at = row?.at.toISOString() ?? '';
    await expect.poll(() => (of.newest()?.at ?? '') > at).toBe(true);
    return of.newest()?.at ?? '';
  }

  /** Waits until a moment from a time on can be chosen, which one in a second can. */
  async function untilListed(from: string): Promise<Date> {
    let listed = '';
    const isListed = async () => {
      const last = (await readFile(join(folder, 'moments.jsonl'), 'utf8')).trim().split('\n').at(-1);
      listed = (JSON.parse(last ?? '{}') as { at?: string }).at ?? '';
      return listed >= from;
    };
    await expect.poll(isListed).toBe(true);
    return new Date(listed);
  }

  /** Uploads as Storage does: first the file, then its row. */
  async function upload(name: string, content: Buffer): Promise<void> {
    const { eTag } = await store.uploadObject('avatars', name, undefined, content, 'image/png', 'no-cache');
    await sql`
      insert into storage.objects (bucket_id, name, metadata) values ('avatars', ${name}, ${sql.json({ eTag })})
      on conflict (bucket_id, name) do update set metadata = excluded.metadata`;
  }

  const removeFile = (name: string): Promise<void> => store.deleteObject('avatars', name, undefined);

  async function restore(until?: Date): Promise<Restoration & { dataDir: string }> {
    const dataDir = newFolder();
    const options = { backup: folder, dataDir, reason: 'A test', ...(until && { until }) };
    return { ...(await restoreBackup(options)), dataDir };
  }

  async function end(): Promise<void> {
    await sql.end({ timeout: 1 });
    await server.stop();
    for (const path of made.flatMap((one) => [one, `${one}.restoring`]))
      await rm(path, { recursive: true, force: true });
  }

  return {
    site,
    port: server.port,
    folder,
    sql,
    newFolder,
    begin,
    stopBackup,
    untilKept,
    untilListed,
    upload,
    removeFile,
    restore,
    end,
  };
}
