import { expect, test } from 'vitest';
import { runTool } from '../../../scripts/tool.ts';
import { cloneDatabase } from '../support/database.ts';
import { readSchema } from '../support/schema.ts';

const supabase = (...args: string[]) => runTool('supabase', args, { env: { PGSSLMODE: 'disable' } });

const historyOf = (database: Awaited<ReturnType<typeof cloneDatabase>>) =>
  database.owner`select version, name, statements from supabase_migrations.schema_migrations order by version`;

const [ours, bare] = await Promise.all([cloneDatabase(), cloneDatabase('bare')]);

test('the official CLI pushes exactly the migrations that the local stack applies, and records them alike', async () => {
  const pushed = await supabase('db', 'push', `--remote=${bare.url('postgres')}`, '--yes');
  expect(pushed).toMatchObject({ ok: true });
  const history = await historyOf(ours);
  expect(history.length).toBeGreaterThan(0);
  expect(await historyOf(bare)).toEqual(history);
});

test('a database that the official CLI migrated has the same schema as one that the local stack migrated', async () => {
  const schema = await readSchema(ours.owner);
  expect(schema.length).toBeGreaterThan(1000);
  expect(await readSchema(bare.owner)).toEqual(schema);
});

/** A procedure that commits cannot set a search path. It uses qualified names, and only the owner of the database may call it. */
const NAMED_LINTS = ['Function `jobs.run_job` has a role mutable search_path'];

test('the official linter reports only indexes that no one has used yet, and one procedure that commits', async () => {
  const linted = await supabase(
    'db',
    'advisors',
    `--remote=${ours.url('postgres')}`,
    '--type=all',
    '--level=info',
    '--output=json',
  );
  expect(linted).toMatchObject({ ok: true });
  const lints = JSON.parse(linted.output) as { name: string; detail: string }[];
  const reported = lints.filter(({ name }) => name !== 'unused_index').map(({ detail }) => detail);
  expect(reported).toEqual(NAMED_LINTS);
});
