import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readCatalog } from '../../../scripts/access/catalog.ts';
import { accessDocument } from '../../../scripts/access/document.ts';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();

test('a reviewer reads in docs/access.md what the database enforces (npm run access writes it)', async () => {
  const committed = await readFile(new URL('../../../docs/access.md', import.meta.url), 'utf8');
  expect(committed).toBe(accessDocument(await readCatalog(owner)));
});
