import { expect, test } from 'vitest';
import { findIdioms } from '../../../scripts/checks/idioms.ts';

const found = (file: string, text: string) => findIdioms(file, text).map(({ line, found: word }) => [line, word]);

test('finds an idiom in comments and in titles of tests, with its line', () => {
  const code = [
    '/** Done',
    ' * anew. */',
    "const words = 'nobody'; // Of somebody.",
    "test('nobody pays', () => undefined);",
    "test.each(['whoever'])('%s is told so', () => undefined);",
  ].join('\n');
  expect(found('tests/a.test.ts', code)).toEqual([
    [2, 'anew'],
    [3, 'somebody'],
    [4, 'nobody'],
    [5, 'is told so'],
  ]);
});

test('finds an idiom in comments of SQL and in those of its objects, and not in its code', () => {
  const sql = [
    '-- Once more.',
    'create policy a_nobody_select on a using (false);',
    "comment on table a is 'Nobody reads it.';",
    "insert into a values ('somebody');",
  ].join('\n');
  expect(found('a.sql', sql)).toEqual([
    [1, 'Once more'],
    [3, 'Nobody'],
  ]);
});

test('finds an idiom in a document, and not in its code', () => {
  expect(found('a.md', 'Beside it.\n\n`nobody`\n```\nsomebody\n```')).toEqual([[1, 'Beside']]);
});

test.each(['there is none', 'alone', 'no more than ten', 'It understands.'])('finds nothing in: %s', (text) => {
  expect(found('a.md', text)).toEqual([]);
});
