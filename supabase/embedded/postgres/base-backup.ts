import { randomBytes } from 'node:crypto';
import {
  chown,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postgres, { type ReservedSql } from 'postgres';
import { isRoot } from '../data-folder.ts';
import { ignoreMissing, StackError } from '../errors.ts';
import { syncFolder } from '../replace-file.ts';

/** Folders whose content pg_basebackup leaves out, too: a server fills them when it starts; the log is copied after the rest. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files of the running server alone, and those of an earlier copy. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|postgresql\.auto\.conf\.tmp|backup_(label(\.old)?|manifest)|tablespace_map(\.old)?|pgsql_tmp.*|pg_internal\.init.*|t\d+_\d+.*)$/;
const CONTROL = join('global', 'pg_control');
const AT_ONCE = 8;
const CHUNK_BYTES = 1 << 18;

/** Which cluster is copied where. */
export interface BaseBackupOptions {
  /** Connection URL of the running server's superuser. */
  url: string;
  /** The folder of its cluster. */
  cluster: string;
  /** The folder of the copy, which must not exist; it appears whole or not at all. */
  target: string;
}

/** A copy of a cluster. */
export interface BaseBackup {
  /** Where its replay begins, and the position from which on it is consistent (`0/3000120`). */
  startLsn: string;
  stopLsn: string;
  /** The first file of the log that its replay needs; the copy holds all up to `stopLsn`. */
  firstLog: string;
  timeline: number;
  /** The server's identifier of the cluster: two copies with one identifier have one origin. */
  system: string;
}

/**
 * Copies the cluster of a running server consistently, by Postgres' low-level backup API, while it is written to. The copy belongs to
 * the owner of the cluster and holds the log that it needs: it starts as it is, or, with a `standby.signal` or `recovery.signal`,
 * goes on with more of the log. To stream on from it, make a replication slot before the copy: only while it runs the log is kept.
 * @throws StackError when the cluster has tablespaces
 */
export async function copyCluster({ url, cluster, target }: BaseBackupOptions): Promise<BaseBackup> {
  if (await stat(target).catch(ignoreMissing)) {
    throw new StackError(`${target} exists already.`, 'Name a folder that does not exist.');
  }
  // The database runs as another user when root starts it, and has to pass through.
  await mkdir(dirname(target), { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const draft = `${target}.${randomBytes(4).toString('hex')}.new`;
  // As in the workers (jobs.ts).
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    // The driver opens no session to reserve unless it asks for types or for something else.
    await sql`select`;
    // A backup belongs to one session.
    const session = await sql.reserve();
    const backup = await copyInSession(session, cluster, draft).finally(() => session.release());
    await rename(draft, target);
    await syncFolder(dirname(target));
    return backup;
  } finally {
    await sql.end({ timeout: 5 });
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyInSession(session: ReservedSql, cluster: string, draft: string): Promise<BaseBackup> {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  // The server removes the log that it needs no longer itself, unless a slot asks for it.
  await session`select pg_create_physical_replication_slot(${name}, true, true)`;
  await session`select pg_backup_start(${name}, fast => true)`;
  const copy = await copierLike(cluster);
  await copy.tree(cluster, draft, (path) => LEFT_OUT.test(path.split('/').at(-1) ?? '') || path === CONTROL);
  await copy.bytes(join(draft, CONTROL), await readWhole(join(cluster, CONTROL)));
  const [stopped] = await session<{ lsn: string; labelfile: string; spcmapfile: string }[]>`
    select * from pg_backup_stop(wait_for_archive => false)`;
  if (!stopped) throw new Error('pg_backup_stop returned nothing.');
  if (stopped.spcmapfile !== '') {
    throw new StackError(`The cluster in ${cluster} has tablespaces.`, 'Move its tables out of them first.');
  }
  const [, startLsn, firstLog] = /START WAL LOCATION: (\S+) \(file (\w+)\)/.exec(stopped.labelfile) ?? [];
  if (startLsn === undefined || firstLog === undefined) throw new Error(stopped.labelfile);
  const [server] = await session<{ last: string; timeline: number; system: string }[]>`
    select pg_walfile_name(${stopped.lsn}::pg_lsn) as last, timeline_id as timeline, system_identifier::text as system
    from pg_control_checkpoint(), pg_control_system()`;
  if (!server) throw new Error('pg_control_system returned nothing.');
  for (const log of await readdir(join(cluster, 'pg_wal'))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(log) && log >= firstLog && log <= server.last;
    if (isNeeded || log.endsWith('.history')) {
      await copy.file(join(cluster, 'pg_wal', log), join(draft, 'pg_wal', log));
    }
  }
  await copy.bytes(join(draft, 'backup_label'), stopped.labelfile);
  await session`select pg_drop_replication_slot(${name})`;
  return { startLsn, stopLsn: stopped.lsn, firstLog, timeline: server.timeline, system: server.system };
}

/** Copies files of a server that goes on writing; the copies get the owner of the cluster. */
async function copierLike(cluster: string) {
  const { uid, gid } = await stat(cluster);
  const give = async (path: string) => {
    if (isRoot()) await chown(path, uid, gid);
  };

  async function file(from: string, to: string): Promise<void> {
    // A file that goes meanwhile was removed in the log, too.
    const source = await open(from, 'r').catch(ignoreMissing);
    if (!source) return;
    try {
      const copy = await open(to, 'wx', 0o600);
      try {
        await pour(source, copy);
        await copy.datasync();
      } finally {
        await copy.close();
      }
    } finally {
      await source.close();
    }
    await give(to);
  }

  async function tree(from: string, to: string, isLeftOut: (path: string) => boolean): Promise<void> {
    const folders = [''];
    const files: string[] = [];
    for (const folder of folders) {
      await mkdir(join(to, folder), { mode: 0o700 });
      await give(join(to, folder));
      if (EMPTIED.has(folder)) continue;
      const entries = (await readdir(join(from, folder), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
      for (const entry of entries) {
        const path = join(folder, entry.name);
        if (isLeftOut(path)) continue;
        if (entry.isDirectory()) folders.push(path);
        if (entry.isFile()) files.push(path);
      }
    }
    const rest = files.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const path of rest) await file(join(from, path), join(to, path));
      }),
    );
    for (const folder of folders) await syncFolder(join(to, folder));
  }

  async function bytes(path: string, content: string | Uint8Array): Promise<void> {
    await writeFile(path, content, { mode: 0o600, flush: true });
    await give(path);
  }

  return { file, tree, bytes };
}

/** Reads a small file that the server overwrites, until two readings agree. */
async function readWhole(path: string): Promise<Uint8Array> {
  for (let before = await readFile(path); ;) {
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

/** By reading to the end: a file may be truncated meanwhile, and what the system copies by size then never ends. */
async function pour(from: FileHandle, to: FileHandle): Promise<void> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (;;) {
    const { bytesRead } = await from.read(buffer);
    if (bytesRead === 0) return;
    await to.writeFile(buffer.subarray(0, bytesRead));
  }
}
