/**
 * `npm run check`: refuses odd idioms (docs/style.md) in the files that are already free of them. With `--all` it counts them in
 * every file, by folder.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../tool.ts';
import { findIdioms } from './idioms.ts';
import { repositoryFiles } from './repository-files.ts';

/** Free of odd idioms: all documents, and the code in these folders. A folder whose last idiom is fixed is added. */
const CLEAN = /\.md$|^[^/]+$|^(?:scripts|src|supabase|tests)\//;
const PROSE = /\.(?:md|sql|tsx?|mjs|css)$/;
/** Generated from comments in SQL, which are checked themselves, and examples. */
const EXCEPTIONS = new Set(['docs/access.md', 'tests/scripts/repository/idioms.test.ts']);

const files = repositoryFiles().filter((file) => PROSE.test(file) && !EXCEPTIONS.has(file));
const idiomsOf = (file: string) => findIdioms(file, readFileSync(join(repository, file), 'utf8'));

if (process.argv.includes('--all')) {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.endsWith('.md') ? file : dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + idiomsOf(file).length);
  }
  const rows = [...counts].filter(([, count]) => count > 0).toSorted((a, b) => b[1] - a[1]);
  for (const [folder, count] of rows) console.log(`${String(count).padStart(5)}  ${folder}`);
} else {
  const complaints = files
    .filter((file) => CLEAN.test(file))
    .flatMap((file) =>
      idiomsOf(file).map(({ line, found, instead }) => `${file}:${line}: "${found}"; write: ${instead}`),
    );
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
