import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Killer } from '../../mutation/experience/experience.ts';
import { formatNoticed, parseNoticed } from '../../mutation/experience/noticed.ts';
import { type TestFile, testsOf } from '../../mutation/tests.ts';

const folder = await mkdtemp(join(tmpdir(), 'glassmine-noticed-'));
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, lines: string[]): Promise<TestFile> {
  const path = join(folder, name.replace('/', '-'));
  await writeFile(path, lines.join('\n'));
  return { name, path, text: lines.join('\n'), readsCatalog: false, ms: 500 };
}

const FIRST = "test('first', () => {});";
const SECOND = "test('second', () => {});";

async function kept(): Promise<string> {
  const file = await fileWith('books/a.test.ts', [FIRST, SECOND]);
  const tests = await testsOf(file, new Set([1, 2]));
  const killers = new Map<string, Killer>([
    ['drop policy a', { file, ...(tests[1] && { test: tests[1] }) }],
    ['drop policy b', { file }],
    ['one that is made no more', { file }],
  ]);
  return formatNoticed([{ name: 'drop policy a' }, { name: 'drop policy b' }, { name: 'new' }], { killers });
}

test('the test that noticed a mutant is known again where it is now, and nothing is said of a new one', async () => {
  const json = await kept();
  const file = await fileWith('books/a.test.ts', ['// Another line.', '', FIRST, `  ${SECOND}`]);
  const noticed = await parseNoticed(json, [file]);
  expect(noticed('drop policy a')?.test).toMatchObject({ name: 'books/a.test.ts:4', line: 4 });
  expect(noticed('drop policy b')).toEqual({ file });
  expect(noticed('new')).toBeUndefined();
  expect(noticed('one that is made no more')).toBeUndefined();
});

test.each([
  ['was removed', [FIRST]],
  ['is there twice', [SECOND, SECOND]],
])('of a test that %s the file is named', async (_, lines) => {
  const json = await kept();
  const file = await fileWith('books/a.test.ts', lines);
  expect((await parseNoticed(json, [file]))('drop policy a')).toEqual({ file });
});

test('a file that was removed has noticed nothing', async () => {
  const json = await kept();
  expect((await parseNoticed(json, []))('drop policy a')).toBeUndefined();
});
