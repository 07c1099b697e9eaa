import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { projectSql } from 'local-supabase/postgres/bootstrap.ts';
import { makeDatabase } from './database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The database of the product as `npm start` makes it, with the seed and what the tab adds. */
export async function makeTabDatabase(): Promise<PGlite> {
  const files = [
    ...globSync('supabase/migrations/*.sql', { cwd: root }).toSorted(),
    'supabase/seed.sql',
    'src/tab/tab.sql',
  ];
  return makeDatabase(
    await projectSql(),
    files.map((file) => readFileSync(root + file, 'utf8')),
  );
}
