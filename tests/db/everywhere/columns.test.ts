import { expect, test } from 'vitest';
import { DEFAULTS, GENERATED, NULLABLE, ON_REMOVAL, REFERENCES } from '../support/access/columns.ts';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();

/** The names of a list, each with what it is under. */
const spread = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).flatMap(([key, names]) =>
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name): [string, string] => [name, key]),
  );

interface Column {
  name: string;
  table: string;
  is_nullable: boolean;
  value: string | null;
  is_generated: boolean;
}
const columns = await owner<Column[]>`
  select a.attname as name, n.nspname || '.' || c.relname as table, not a.attnotnull as is_nullable,
    pg_get_expr(d.adbin, d.adrelid) as value, a.attgenerated <> '' as is_generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where n.nspname in ('public', 'private', 'ledger') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;
const pathOf = ({ table, name }: Column) => `${table}.${name}`;

test('the columns that may be null are those that are listed', () => {
  const listed = spread(NULLABLE).map(([name, table]) => `${table}.${name}`);
  expect(
    columns
      .filter((column) => column.is_nullable)
      .map(pathOf)
      .toSorted(),
  ).toEqual(listed.toSorted());
});

test('a new row begins with what is listed, and its other columns are given', () => {
  const found = columns.filter(({ value, is_generated: isGenerated }) => value !== null && !isGenerated);
  expect(Object.fromEntries(found.map((column) => [pathOf(column), column.value]))).toEqual(
    Object.fromEntries(spread(DEFAULTS)),
  );
});

test('columns that follow from others do so as is listed', () => {
  const found = columns.filter((column) => column.is_generated);
  expect(Object.fromEntries(found.map((column) => [pathOf(column), column.value]))).toEqual(GENERATED);
});

interface Reference {
  columns: string;
  to: string;
  rest: string;
}
const references = await owner<Reference[]>`
  select format('%s.%s.%s', n.nspname, c.relname, (
      select string_agg(a.attname, '+' order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey))) as columns,
    format('%s.%s (%s)', fn.nspname, f.relname, (
      select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a where a.attrelid = f.oid and a.attnum = any (k.confkey))) as to,
    btrim(substring(pg_get_constraintdef(k.oid) from ' REFERENCES [^)]*\\)(.*)$')) as rest
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype = 'f' and n.nspname in ('public', 'private', 'ledger')`;

test('rows refer to what is listed', () => {
  expect(Object.fromEntries(references.map(({ columns: from, to }) => [from, to]))).toEqual(
    Object.fromEntries(spread(REFERENCES)),
  );
});

test('what others refer to is not removed, but where the list says what happens to them', () => {
  const found = references.filter(({ rest }) => rest !== '');
  expect(Object.fromEntries(found.map(({ columns: from, rest }) => [from, rest]))).toEqual(ON_REMOVAL);
});
