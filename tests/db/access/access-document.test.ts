import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readCatalog } from '../../../scripts/access/catalog.ts';
import { accessDocuments } from '../../../scripts/access/document.ts';
import { repository } from '../../../scripts/tool.ts';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();
const documents = Object.entries(accessDocuments(await readCatalog(owner)));

test.each(documents)(
  'a reviewer reads in %s what the database is (npm run access writes it)',
  async (path, text) => {
    expect(await readFile(repository + path, 'utf8')).toBe(text);
  },
);

test('a reviewer begins with at most 60 kB, and no document is left of what was', async () => {
  expect(Buffer.byteLength(documents[0]?.[1] ?? '')).toBeLessThan(60_000);
  const found = await readdir(`${repository}docs/access`);
  expect(found.map((name) => `docs/access/${name}`)).toEqual(
    documents
      .slice(1)
      .map(([path]) => path)
      .toSorted(),
  );
});
