import type { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import { outliveDatabase } from '../pool.ts';
import { createPostgresConnection } from './package.ts';

const BIGINT = 20;
const TIMESTAMPTZ = 1184;
const NAME_ARRAY = 1003;
const MAX_CONNECTIONS = 5;

/** Parses values as @supabase/lite expects: times in JSON format, counts as numbers, name lists as arrays. */
const parsers = new Map<number, (text: string) => unknown>([
  [BIGINT, Number],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [NAME_ARRAY, namesOf],
]);

export interface LiteDatabase {
  readonly connection: PostgresConnection;
  readonly pool: Pool;
}

/**
 * Connects @supabase/lite by `pg`, because its own driver, postgres.js 3.4, ends the process if the database dies in
 * a transaction (porsager/postgres#1208), and stores JSON text as a JSON string.
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
  // Lazy, so it never connects.
  const connection = createPostgresConnection({ url });
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool: keepingNoneThatEnds(pool) }) });
  // Pretends it is done: on its first request the package would grant everything in schemas with policies to
  // everyone.
  Reflect.set(connection, 'rlsState', 'active');
  return { connection, pool };
}

/** Kysely returns each connection as a good one: the next request would get one that the database is just ending. */
function keepingNoneThatEnds(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let isEnding = false;
      const query = (text: string, values: unknown[]): unknown =>
        client.query(text, values).catch((error: unknown) => {
          isEnding ||= error instanceof DatabaseError && error.severity === 'FATAL';
          throw error;
        });
      return { query: query as PostgresPoolClient['query'], release: () => client.release(isEnding) };
    },
    end: () => pool.end(),
  };
}

/** Parses a Postgres name list: `{id,"odd, name"}`. */
function namesOf(text: string): string[] {
  const names = text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/g);
  return [...names].map(([plain, quoted]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain);
}
