import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DataFolder, dataFolder } from '../data-folder.ts';
import { ignoreMissing, onDisk } from '../errors.ts';
import { stopOrphan } from '../postgres/cluster.ts';
import { replaceFile, syncFolder } from '../replace-file.ts';

/** Settings of the server that replication writes into a cluster (`alter system`). */
const REPLICATION = /^(primary_conninfo|synchronous_standby_names)\b.*\n?/gm;

/** Writes down, before it is promoted, which replica is the primary from now on: no other cluster is started as one again. */
export async function namePrimary(folder: DataFolder, replica: DataFolder): Promise<void> {
  await onDisk(folder.path, async () => {
    await replaceFile(folder.primary, basename(replica.path));
    await syncFolder(folder.path);
  });
}

/** The data folder with the cluster of the primary: that of the stack, or of the replica that took over. */
export async function primaryFolder(folder: DataFolder): Promise<DataFolder> {
  const name = await readFile(folder.primary, 'utf8').catch(ignoreMissing);
  return name === undefined ? folder : dataFolder(join(folder.replicas, basename(name)));
}

/**
 * Makes the data folder one of a single server again, before that starts: puts the cluster of a replica that took over in the place
 * of the one that it took over from, and removes all other replicas, which are made again from the primary. The folder must be locked.
 */
export async function settlePrimary(folder: DataFolder): Promise<void> {
  await onDisk(folder.path, async () => {
    const names = (await readdir(folder.replicas).catch(ignoreMissing)) ?? [];
    const replicas = names.map((name) => dataFolder(join(folder.replicas, name)));
    // They may outlive a process that was killed.
    if (names.length > 0) await stopOrphan(folder);
    for (const replica of replicas) await stopOrphan(replica);
    const { cluster } = await primaryFolder(folder);
    if (cluster !== folder.cluster && (await readdir(cluster).catch(ignoreMissing))) {
      await rm(folder.cluster, { recursive: true, force: true });
      await rename(cluster, folder.cluster);
    }
    await rm(folder.primary, { force: true });
    await rm(folder.replicas, { recursive: true, force: true });
    await forgetReplication(folder);
  });
}

async function forgetReplication({ cluster }: DataFolder): Promise<void> {
  await rm(join(cluster, 'standby.signal'), { force: true });
  const file = join(cluster, 'postgresql.auto.conf');
  const settings = (await readFile(file, 'utf8').catch(ignoreMissing)) ?? '';
  const kept = settings.replaceAll(REPLICATION, '');
  // Its owner stays: the database may run as another user.
  if (kept !== settings) await writeFile(file, kept, { flush: true });
}
