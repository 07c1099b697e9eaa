/** `npm run db:types`: writes the client's types from a freshly migrated database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withMigratedServer } from '../../supabase/embedded/postgres/throwaway.ts';
import { exitOnSignal } from '../local/stop-request.ts';
import { repository } from '../tool.ts';
import { generateDatabaseTypes, TYPES_FILE } from './database-types.ts';

exitOnSignal();
const types = await withMigratedServer((server) => generateDatabaseTypes(server.url()));
await writeFile(join(repository, TYPES_FILE), types);
console.log(`${TYPES_FILE} is written.`);
