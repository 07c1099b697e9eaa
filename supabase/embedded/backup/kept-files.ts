import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '../errors.ts';
import { syncFolder } from '../replace-file.ts';

/** Changes of a folder within one tick of the disk's clock look like one. */
const TICK_MS = 50;
const AT_ONCE = 16;
const CHUNK_BYTES = 1 << 18;
const HEADER_BYTES = 1 << 16;
/** The name of a kept file ends with this once its original is gone. */
const GONE = '.gone';

/** Keeps copies of the files of Storage (`storage-files.ts`), each version under its hash. */
export interface FileKeeper {
  /** Copies what has come since the last call; everything that was there when the call began is on the disk after it. */
  keep(): Promise<void>;
  /** Removes copies whose originals were found missing before a time, and marks those that are missing now. */
  prune(before: Date): Promise<void>;
}

/** Where a version of a file is kept. */
function keptPath(folder: string, name: string, hash: string): string {
  return join(folder, name.slice(0, 2), `${name}.${hash}`);
}

/** Finds a kept version of a file, also one whose original is gone; undefined when there is none. */
export async function findKept(folder: string, name: string, hash: string): Promise<string | undefined> {
  const path = keptPath(folder, name, hash);
  for (const candidate of [path, path + GONE]) {
    if (await stat(candidate).catch(ignoreMissing)) return candidate;
  }
  return undefined;
}

/** Keeps copies of the files in a folder of Storage. */
export function createFileKeeper(source: string, target: string): FileKeeper {
  /** By folder, when it had changed and what was in it. */
  const seen = new Map<string, { changed: number; listed: number; files: Map<string, string> }>();

  async function keepFolder(folder: string): Promise<void> {
    const from = join(source, folder);
    const listed = Date.now();
    const changed = (await stat(from).catch(ignoreMissing))?.mtimeMs;
    if (changed === undefined) return;
    const before = seen.get(folder);
    if (before?.changed === changed && changed < before.listed - TICK_MS) return;
    const files = new Map<string, string>();
    let count = 0;
    for (const name of await readdir(from)) {
      if (!/^[0-9a-f]{64}$/.test(name)) continue;
      const found = await stat(join(from, name)).catch(ignoreMissing);
      if (!found) continue;
      const version = `${found.ino} ${found.mtimeMs} ${found.size}`;
      if (before?.files.get(name) !== version && (await keepFile(join(from, name), target, name))) count += 1;
      files.set(name, version);
    }
    if (count > 0) await syncFolder(join(target, folder));
    seen.set(folder, { changed, listed, files });
  }

  const folders = async () =>
    ((await readdir(source).catch(ignoreMissing)) ?? []).filter((name) => /^[0-9a-f]{2}$/.test(name));

  async function prune(before: Date): Promise<void> {
    for (const folder of (await readdir(target).catch(ignoreMissing)) ?? []) {
      const current = seen.get(folder)?.files;
      for (const kept of await readdir(join(target, folder))) {
        const path = join(target, folder, kept);
        const [name = '', hash = '', mark] = kept.split('.');
        if (mark === 'part') await rm(path);
        else if (
          mark === undefined &&
          !(current?.has(name) && (await isVersion(join(source, folder, name), hash)))
        ) {
          const now = new Date();
          await utimes(path, now, now);
          await rename(path, path + GONE);
        } else if (mark !== undefined && (await stat(path)).mtime < before) await rm(path);
      }
    }
  }

  return {
    async keep() {
      // Several at once: a disk syncs them together.
      const rest = (await folders()).values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const folder of rest) await keepFolder(folder);
        }),
      );
    },
    prune,
  };
}

/** Copies a file unless this version is kept already; returns whether it was. */
async function keepFile(from: string, target: string, name: string): Promise<boolean> {
  const file = await open(from, 'r').catch(ignoreMissing);
  if (!file) return false;
  try {
    const hash = await hashOf(file);
    const path = keptPath(target, name, hash);
    const kept = await findKept(target, name, hash);
    if (kept !== undefined) {
      if (kept !== path) await rename(kept, path);
      return false;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await copyOpen(file, `${path}.part`);
    await rename(`${path}.part`, path);
    return true;
  } finally {
    await file.close();
  }
}

async function isVersion(path: string, hash: string): Promise<boolean> {
  const file = await open(path, 'r').catch(ignoreMissing);
  if (!file) return false;
  try {
    return (await hashOf(file)) === hash;
  } finally {
    await file.close();
  }
}

const headerSchema = z.object({ eTag: z.string().regex(/^"[0-9a-f]{32}"$/) });

/**
 * The hash of a file's content, which Storage wrote into its first line.
 * @throws Error when it has none
 */
async function hashOf(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1);
  return headerSchema.parse(JSON.parse(line)).eTag.slice(1, -1);
}

async function copyOpen(from: FileHandle, to: string): Promise<void> {
  const copy = await open(to, 'w', 0o600);
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES);
    for (let place = 0; ;) {
      const { bytesRead } = await from.read(buffer, 0, buffer.length, place);
      if (bytesRead === 0) break;
      await copy.writeFile(buffer.subarray(0, bytesRead));
      place += bytesRead;
    }
    await copy.datasync();
  } finally {
    await copy.close();
  }
}
