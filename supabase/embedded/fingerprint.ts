import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supabaseFolder } from './config.ts';

/** The folder of the project, in which the folder `supabase` is. */
export const projectFolder = join(supabaseFolder, '..');

/** Hashes the names and contents of the files of the project that match. */
export function hashFiles(patterns: string[], generated?: string): Hash {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: projectFolder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => generated === undefined || !file.endsWith(generated));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash;
}
