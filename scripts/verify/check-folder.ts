import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { type DataFolder, dataFolder } from '../../supabase/embedded/data-folder.ts';
import { freePorts } from '../../supabase/embedded/ports.ts';
import { type PostgresServer, startPostgres } from '../../supabase/embedded/postgres/postgres.ts';
import { checkSite, type SiteCheck } from './site-checks.ts';

/** Checks the site in a data folder that no process uses; its database runs for as long as that takes. */
export async function* checkFolder(dataDir: string): AsyncGenerator<SiteCheck> {
  const [port = 0] = await freePorts(1);
  const server: PostgresServer = await startPostgres({ dataDir, port });
  const sql = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onnotice: () => undefined });
  try {
    yield* checkSite(sql, server.folder.files);
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
  }
}

/** Prints each check; returns whether all are good. */
export async function printChecks(checks: AsyncIterable<SiteCheck>): Promise<boolean> {
  let isGood = true;
  for await (const check of checks) {
    console.log(`${check.isGood ? '✓' : '✗'} ${check.name}: ${check.found}`);
    isGood &&= check.isGood;
  }
  return isGood;
}

/** Is a data folder here? */
export async function isDataFolder(path: string): Promise<boolean> {
  const folder: DataFolder = dataFolder(path);
  return (await readFile(join(folder.cluster, 'PG_VERSION')).catch(() => undefined)) !== undefined;
}
