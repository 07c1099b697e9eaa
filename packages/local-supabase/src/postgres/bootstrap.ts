import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres, { type TransactionSql } from 'postgres';
import { loginRoles } from '../data-folder.ts';
import type { PostgresServer } from './postgres.ts';

type Door = Pick<PostgresServer, 'url'>;

/**
 * Sets a database up like a new Supabase project, creating it if missing. On an existing one it updates only the
 * services' schemas, if their definition changed.
 */
export async function bootstrapDatabase(server: Door, database: string): Promise<void> {
  await createDatabase(server, database);
  const sql = postgres(server.url({ role: 'supabase_admin', database }), {
    max: 1,
    onnotice: () => undefined,
  });
  try {
    const services = await servicesSql();
    const version = createHash('sha256').update(services).digest('hex');
    const [marker] = await sql<{ version: string | null }[]>`
      select obj_description(oid, 'pg_namespace') as version from pg_namespace where nspname = 'auth'`;
    if (marker?.version === version) return;
    await sql.begin(async (transaction) => {
      if (!marker) {
        await transaction.unsafe(readSql('bootstrap.sql'));
        await setPasswords(transaction, server);
      }
      await transaction.unsafe(services);
      await transaction.unsafe(`comment on schema auth is '${version}'`);
    });
  } finally {
    await sql.end();
  }
}

async function createDatabase(server: Door, database: string): Promise<void> {
  const sql = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onnotice: () => undefined });
  try {
    const [existing] = await sql`select from pg_database where datname = ${database}`;
    if (!existing) await sql`create database ${sql(database)}`;
  } finally {
    await sql.end();
  }
}

/** What a database gets here, as text. */
export async function projectSql(): Promise<{ bootstrap: string; services: string }> {
  return { bootstrap: readSql('bootstrap.sql'), services: await servicesSql() };
}

async function servicesSql(): Promise<string> {
  // Loaded on demand, because it is slow and not always needed.
  const { getAuthSchemaSql, getStorageSchemaSql } = await import('../lite/package.ts');
  return [getAuthSchemaSql(), getStorageSchemaSql(), readSql('services.sql'), readSql('realtime.sql')].join('\n;\n');
}

function readSql(name: string): string {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function setPasswords(sql: TransactionSql, server: Door): Promise<void> {
  for (const role of loginRoles) {
    const { password } = new URL(server.url({ role }));
    await sql.unsafe(`alter role ${role} password '${password}'`);
  }
}
