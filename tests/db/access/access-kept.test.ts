import { expect, test } from 'vitest';
import { cloneDatabase } from '../support/database.ts';

// docs/access/tables.md names the triggers that keep rows.
const { owner } = await cloneDatabase();

const tables = await owner<{ name: string; keepsAll: boolean }[]>`
  select t.tgrelid::regclass::text as name, bool_or(t.tgtype & 9 = 9 and t.tgqual is null) as "keepsAll"
  from pg_trigger t where t.tgfoid = 'ground.forbid_change'::regproc group by 1 order by 1`;

/** Runs a statement on a table alone, because a table that refers to it may have its own trigger. */
const attempt = (table: string, statement: string) =>
  owner.begin(async (sql) => {
    const keys = await sql<{ table: string; name: string }[]>`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where confrelid = ${table}::regclass and contype = 'f'`;
    for (const key of keys) await sql.unsafe(`alter table ${key.table} drop constraint ${key.name}`);
    await sql.unsafe(`${statement} ${table}`);
    throw new Error('done');
  });

test.each(tables.filter(({ name }) => name !== 'plans'))('no one empties $name at once', async ({ name }) => {
  await expect(attempt(name, 'truncate')).rejects.toThrow('append_only');
});

const filled: string[] = [];
for (const { name, keepsAll } of tables)
  if (keepsAll && (await owner.unsafe(`select from ${name} limit 1`)).length > 0) filled.push(name);

test.each(filled)('no one removes a row of %s', async (name) => {
  await expect(attempt(name, 'delete from')).rejects.toThrow('append_only');
});

test('every table that holds one row holds no other', async () => {
  const single = await owner<{ name: string; rules: string[] }[]>`
    select a.attrelid::regclass::text as name, array(
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = a.attrelid and k.contype in ('c', 'p') and a.attnum = any (k.conkey) order by 1) as rules
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' where a.attname = 'only_row'`;
  expect(single.length).toBeGreaterThan(0);
  for (const { rules } of single) expect(rules).toEqual(['CHECK (only_row)', 'PRIMARY KEY (only_row)']);
});
