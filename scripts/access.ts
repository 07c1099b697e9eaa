/** `npm run access`: writes docs/access.md from the catalog of a freshly migrated database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { readCatalog } from './access/catalog.ts';
import { accessDocument } from './access/document.ts';
import { exitOnSignal } from './local/stop-request.ts';
import { withMigratedServer } from './local/throwaway.ts';
import { repository } from './tool.ts';

exitOnSignal();
const document = await withMigratedServer(async (server) => {
  const sql = postgres(server.url(), { max: 1 });
  try {
    return accessDocument(await readCatalog(sql));
  } finally {
    await sql.end();
  }
});
await writeFile(join(repository, 'docs/access.md'), document);
