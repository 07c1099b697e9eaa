import type { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { createPostgresConnection } from './lite-package.ts';
import { outliveDatabase } from './pool.ts';

const BIGINT = 20;
const TIMESTAMPTZ = 1184;
const NAME_ARRAY = 1003;
const MAX_CONNECTIONS = 5;

/** Values as @supabase/lite wants them: times as JSON has them, counts as numbers, the catalog's lists as lists. */
const parsers = new Map<number, (text: string) => unknown>([
  [BIGINT, Number],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [NAME_ARRAY, namesOf],
]);

/** A database for @supabase/lite, and the pool behind it. */
export interface LiteDatabase {
  readonly connection: PostgresConnection;
  readonly pool: Pool;
}

/**
 * Connects @supabase/lite to a database by `pg`. Its own driver, postgres.js 3.4, ends the whole process when the database dies during
 * a transaction (porsager/postgres#1208), and writes JSON that is text already as a JSON string.
 */
export function connectLite(url: string): LiteDatabase {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    types: {
      getTypeParser(oid, format) {
        const standard: unknown = types.getTypeParser(oid, format);
        return parsers.get(oid) ?? standard;
      },
    },
  });
  outliveDatabase(pool);
  // Its own driver connects on first use, so never.
  const connection = createPostgresConnection({ url });
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  // On its first request the package would grant everything in every schema that has policies to everybody. This says it did.
  Reflect.set(connection, 'rlsState', 'active');
  return { connection, pool };
}

/** Reads a list of names as Postgres prints it: `{id,"odd, name"}`. */
function namesOf(text: string): string[] {
  const names = text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/g);
  return [...names].map(([plain, quoted]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain);
}
