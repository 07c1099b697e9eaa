import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { openStage } from '../support/stage.ts';

// Compares docs/retention.md with the catalog.
const { owner } = await openStage();
const page = readFileSync(`${repository}docs/retention.md`, 'utf8').split('\n## What Supabase keeps')[0] ?? '';
const names = (text: string) => Array.from(text.matchAll(/`([a-z]+\.[a-z_]+)`/g), ([, name = '']) => name);

const removals = await owner<{ name: string; tables: string[] }[]>`
  select n.nspname || '.' || p.proname as name,
    array(select distinct m[1] from regexp_matches(p.prosrc, 'delete from ([a-z]+\\.[a-z_]+)', 'g') m) as tables
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any (ground.schemas()) and p.prosrc ~ 'delete from [a-z]+\\.'`;
const parents = await owner<{ child: string; parent: string }[]>`
  select format('%s.%s', c.relnamespace::regnamespace, c.relname) as child, format('%s.%s', p.relnamespace::regnamespace, p.relname) as parent
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
  where k.contype = 'f' and k.confdeltype = 'c'`;
function removersOf(table: string): string[] {
  const direct = removals.filter(({ tables }) => tables.includes(table)).map(({ name }) => name);
  const above = parents.filter(({ child }) => child === table).flatMap(({ parent }) => removersOf(parent));
  return [...new Set([...direct, ...above])];
}

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const others = page
  .split(/\n\n/)
  .filter((part) => part.startsWith('`') && part.includes(',\n') && !part.includes('|'))
  .flatMap(names);

test('every table says once how long its rows are kept', async () => {
  const tables = await owner<{ name: string }[]>`
    select c.relnamespace::regnamespace || '.' || c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text = any (ground.schemas())`;
  const named = [...rows.flatMap(([, table = '']) => names(table)), ...others];
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test.each(rows.map(([, table = '', , who = '']) => [names(table)[0] ?? '', names(who)] as const))(
  'the functions that remove rows of %s are named',
  (table, named) => {
    expect(named.toSorted()).toEqual(removersOf(table).toSorted());
  },
);

test('no function removes rows of a table that is kept for ever or says the present state', () => {
  expect(others.filter((table) => removersOf(table).length > 0)).toEqual([]);
});
