/** `npm run access`: writes docs/access.md and docs/access from the catalog of a freshly migrated database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withMigratedServer } from 'local-supabase/postgres/throwaway.ts';
import postgres from 'postgres';
import { readCatalog } from './access/catalog.ts';
import { accessDocuments } from './access/document.ts';
import { exitOnSignal } from './local/stop-request.ts';
import { repository } from './tool.ts';

exitOnSignal();
const documents = await withMigratedServer(async (server) => {
  const sql = postgres(server.url(), { max: 1 });
  try {
    return accessDocuments(await readCatalog(sql));
  } finally {
    await sql.end();
  }
});
for (const [path, text] of Object.entries(documents)) await writeFile(join(repository, path), text);
