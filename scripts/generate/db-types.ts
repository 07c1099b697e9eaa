/** `npm run db:types`: writes the client's types from a freshly migrated database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withMigratedServer } from 'local-supabase/postgres/throwaway.ts';
import { exitOnSignal } from '../local/stop-request.ts';
import { repository, runTool } from '../tool.ts';

export const TYPES_FILE = 'src/lib/data/database.types.ts';

/**
 * Generates the TypeScript types of a database's `public` schema with the official CLI, in our format.
 * @param databaseUrl a connection URL of a database on this machine
 * @throws Error with the output of the tool that failed
 */
export async function generateDatabaseTypes(databaseUrl: string): Promise<string> {
  const args = ['gen', 'types', `--remote=${databaseUrl}`, '--lang=typescript', '--schema=public'];
  const { ok, output, errors } = await runTool('supabase', args, { env: { PGSSLMODE: 'disable' } });
  if (!ok) throw new Error(`supabase gen types failed:\n${errors}${output}`);
  const formatted = await runTool('oxfmt', [`--stdin-filepath=${TYPES_FILE}`], { input: output });
  if (!formatted.ok) throw new Error(`oxfmt failed:\n${formatted.errors}`);
  return formatted.output;
}

if (process.argv[1] === import.meta.filename) {
  exitOnSignal();
  const types = await withMigratedServer((server) => generateDatabaseTypes(server.url()));
  await writeFile(join(repository, TYPES_FILE), types);
}
