import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes the names and contents of the files of a folder that match. */
export function hashFiles(folder: string, patterns: string[], generated?: string): Hash {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => generated === undefined || !file.endsWith(generated));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash;
}
