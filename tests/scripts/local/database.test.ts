import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectLite } from 'local-supabase/lite/connection.ts';
import { applyMigrations } from 'local-supabase/postgres/migrate.ts';
import { withMigratedServer } from 'local-supabase/postgres/throwaway.ts';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { generateDatabaseTypes, TYPES_FILE } from '../../../scripts/generate/db-types.ts';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { repository } from '../../../scripts/tool.ts';

test('a newcomer is told who can sign in, and how', () => {
  const { people, password } = readDemoPeople();
  expect(people.map(({ email }) => email)).toStrictEqual([
    'investor@example.com',
    'new@example.com',
    'reviewer@example.com',
    'treasurer@example.com',
    'admin@example.com',
  ]);
  expect(password).not.toBe('');
});

test("the client's types are those of the migrations", async () => {
  const types = await withMigratedServer((server) => generateDatabaseTypes(server.url()));
  expect(readFileSync(join(repository, TYPES_FILE), 'utf8'), 'run npm run db:types').toBe(types);
});

test('what the environment says of other databases does not reach ours', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGSSLNEGOTIATION', 'direct');
  vi.stubEnv('PGOPTIONS', '-c statement_timeout=1');
  vi.stubEnv('PGTARGETSESSIONATTRS', 'any');
  const rows = await withMigratedServer(async (server) => {
    const { pool } = connectLite(server.url());
    try {
      return (await pool.query<{ statement_timeout: string }>('show statement_timeout')).rows;
    } finally {
      await pool.end();
    }
  });
  expect(rows).toEqual([{ statement_timeout: '0' }]);
});

test('a connection that the database ends fails the request that has it, and not the next one', async () => {
  await withMigratedServer(async (server) => {
    const { kysely } = connectLite(server.url()).connection;
    const ending = kysely.selectNoFrom(({ fn }) => fn('pg_terminate_backend', [fn('pg_backend_pid', [])]).as('ended'));
    await expect(ending.execute()).rejects.toThrow('terminating connection');
    const next = kysely.selectNoFrom(({ fn }) => fn('pg_backend_pid', []).as('process'));
    await expect(next.execute()).resolves.toHaveLength(1);
    await kysely.destroy();
  });
});

test('a developer who edited an applied migration reads what to do with the database', async () => {
  await withMigratedServer(async (server) => {
    const sql = postgres(server.url(), { max: 1 });
    try {
      await sql`
        update supabase_migrations.schema_migrations set statements = array['select 1']
        where version = (select max(version) from supabase_migrations.schema_migrations)`;
    } finally {
      await sql.end();
    }
    await expect(applyMigrations(server.url())).rejects.toMatchObject({
      message: expect.stringContaining('was changed after it was applied') as string,
      hint: 'Delete the data to begin with an empty database, or check out the commit that made this one.',
    });
  });
});
