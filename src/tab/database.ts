import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

export interface Claims {
  sub: string;
  session_id: string;
  amr: { method: string; timestamp: number }[];
}

export type Answer = { rows: Record<string, unknown>[] } | { refusal: string; hint?: string };

/** What a Supabase project has before its first migration. */
export interface Project {
  bootstrap: string;
  services: string;
}

const extensions = { citext, pg_trgm, pgcrypto, uuid_ossp };

/** Opens the database that the build made: `dumpDatabase`. */
export async function openDatabase(dump: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, loadDataDir: dump });
}

/** Makes the database of the product in memory: a new Supabase project, then the migrations and the seed. */
export async function makeDatabase(project: Project, scripts: readonly string[]): Promise<PGlite> {
  const db = await PGlite.create({ extensions });
  await db.exec(`create role supabase_admin superuser login; ${project.bootstrap}`);
  await db.exec(`set role supabase_admin; ${project.services}; reset role`);
  for (const script of scripts) await db.exec(`begin; ${script}; commit; reset all; reset role`);
  return db;
}

/** Writes it to one file, without what a tab needs no copy of: the template databases and old logs. */
export async function dumpDatabase(db: PGlite): Promise<Blob> {
  // Each by itself, because none of these may be part of a transaction.
  const statements = [
    'update pg_database set datistemplate = false where true',
    'drop database template0',
    'drop database template1',
    'vacuum full',
    'set wal_recycle = off',
    'select pg_switch_wal()',
    'checkpoint',
  ];
  for (const statement of statements) await db.exec(statement);
  return db.dumpDataDir('gzip');
}

/** Runs one statement in a transaction as PostgREST would: by a role of the API, with the claims of a token. */
export async function runAs(db: PGlite, claims: Claims | undefined, statement: string): Promise<Answer> {
  const role = claims ? 'authenticated' : 'anon';
  try {
    return await db.transaction(async (sql) => {
      await sql.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
        claims ? JSON.stringify({ ...claims, role }) : '',
        role,
      ]);
      await sql.query('select ground.admit_request()');
      const { rows } = await sql.query<{ row: Record<string, unknown> }>(`select tab.run_as_${role}($1) as row`, [
        statement,
      ]);
      return { rows: rows.map(({ row }) => row) };
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
    return { refusal: error.message, ...(hint !== undefined && { hint }) };
  }
}
