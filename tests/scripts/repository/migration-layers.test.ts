import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

const MOST_LINES = 900;

const CREATED = /^create (?:or replace )?(?:function|procedure|table|view|domain|type|sequence) ([a-z]+\.\w+)/gm;
const NO_CODE = /^comment on [^']*'(?:[^']|'')*'(?:\s*'(?:[^']|'')*')*;|--.*$/gm;

const folder = `${repository}supabase/migrations/`;
const files = readdirSync(folder)
  .toSorted()
  .map((file) => ({ name: file.slice(15, -4), text: readFileSync(folder + file, 'utf8') }));
const code = files.map(({ name, text }) => ({ name, sql: text.replaceAll(NO_CODE, '') }));
const placeOf = new Map(
  code
    .flatMap(({ sql }, place) => [...sql.matchAll(CREATED)].map(([, name = '']) => [name, place] as const))
    .toReversed(),
);

// What a lower file asks of a higher one goes through a trigger or ground.hook().
test('a file of the database uses only itself and the files before it', () => {
  const upward = code.flatMap(({ name, sql }, place) =>
    [...new Set(sql.match(/\b[a-z]+\.\w+/g))]
      .filter((used) => (placeOf.get(used) ?? 0) > place)
      .map((used) => `${name}: ${used}`),
  );
  expect(placeOf.size).toBeGreaterThan(800);
  expect(upward).toEqual([]);
});

test('a file of the database is short enough to read', () => {
  const long = files.filter(({ text }) => text.split('\n').length > MOST_LINES);
  expect(long.map(({ name }) => name)).toEqual([]);
});
