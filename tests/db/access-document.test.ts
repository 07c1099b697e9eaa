import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readCatalog } from '../../scripts/access/catalog.ts';
import { accessDocument } from '../../scripts/access/document.ts';
import { cloneDatabase } from './support/database.ts';

const { owner } = await cloneDatabase();

test('a reviewer reads in ACCESS.md what the database enforces (npm run access renews it)', async () => {
  const committed = await readFile(new URL('../../supabase/ACCESS.md', import.meta.url), 'utf8');
  expect(committed).toBe(accessDocument(await readCatalog(owner)));
});
