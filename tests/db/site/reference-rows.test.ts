import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../support/database.ts';
import { SHIPPED } from '../support/site/reference-rows.ts';

const { owner } = await cloneDatabase();

/** Tables with rows that say nothing: where something begins, and what chance gives. */
const BEGINNINGS = [
  'private.audit_head',
  'private.price_feed',
  'private.proof_nonces',
  'private.proof_secret',
];

/** The lines of a text, without the blanks around them. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

test('each table to which migrations write rows is among these', () => {
  const folder = new URL('../../../supabase/migrations/', import.meta.url);
  const written = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^insert into (\S+)/gm)].map(
      ([, table = '']) => table,
    ),
  );
  // Plans come with the seed.
  expect([...new Set(written), 'public.plans'].toSorted()).toEqual(
    [...Object.keys(SHIPPED), ...BEGINNINGS].toSorted(),
  );
});

test.each(Object.entries(SHIPPED))('%s ships with these rows', async (table, { columns, rows }) => {
  const values = columns.split(' ').map((column) => `coalesce(${column}::text, '–')`);
  const found = await owner.unsafe<{ line: string }[]>(
    `select concat_ws(' | ', ${values.join(', ')}) as line from ${table}`,
  );
  expect(found.map(({ line }) => line).toSorted()).toEqual(linesOf(rows).toSorted());
});
