import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../../../scripts/checks/repository-files.ts';
import { repository } from '../../../scripts/tool.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const exists = (path: string) => existsSync(join(repository, path));

const files = repositoryFiles();
const documents = files.filter((file) => file.endsWith('.md'));
const names = new Set(files.map((file) => basename(file)));

const PATH =
  /`((?:(?:docs|packages|public|scripts|src|supabase|tests)\/[\w./*{},@-]*)|[\w./@-]+\/[\w.-]+\.(?:css|json|md|mjs|sql|tsx?))`/g;
const TEST_NAME = /`([\w-]+\.(?:test|spec)\.tsx?)`/g;
const LINK = /\]\(([^)\s]+)\)/g;

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const headingsOf = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);

function isBroken(document: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!exists(target)) return true;
  return anchor !== undefined && !headingsOf(read(target)).map(anchorOf).includes(anchor);
}

test.each(documents)('%s names only files that exist', (document) => {
  const text = read(document);
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const folders = [repository, join(repository, dirname(document))];
  const isMissing = (path: string) => folders.every((cwd) => globSync(path, { cwd }).length === 0);
  expect(paths.filter(isMissing)).toEqual([]);
  const tests = [...text.matchAll(TEST_NAME)].map(([, name = '']) => name);
  expect(tests.filter((name) => !names.has(name))).toEqual([]);
});

test.each(documents)('%s has no broken link', (document) => {
  const links = [...read(document).matchAll(LINK)].map(([, link = '']) => link);
  expect(links.filter((link) => isBroken(document, link))).toEqual([]);
});

test('no file has the marks of a merge that was left unfinished', () => {
  const unfinished = files.filter((file) => /^(?:<{7}|\|{7}|>{7})(?: |$)/m.test(read(file)));
  expect(unfinished).toEqual([]);
});

test('the package of the local Supabase has no word of this product', () => {
  const ours =
    /glassmine|invest|deposit|withdraw|mining|miner|ledger|yield|payout|strateg|operator|\b(?:plans?|books)\b/i;
  expect(files.filter((file) => file.startsWith('packages/') && ours.test(read(file)))).toEqual([]);
});

test('comments and scripts name only documents that exist', () => {
  const named = files
    .filter((file) => /^(?:packages|scripts|src|supabase|tests)\/.*\.(?:ts|tsx|mjs|sql|py)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bdocs\/[\w./-]*\.md\b/g)].map(([path]) => ({ file, path })));
  expect(named.filter(({ path }) => !exists(path))).toEqual([]);
});

test('docs/attacks.md numbers the attacks in order, each with a test', () => {
  const attacks = [...read('docs/attacks.md').matchAll(/^\| (\d+) \|.*$/gm)];
  expect(attacks.map(([, number]) => Number(number))).toEqual(attacks.map((_, index) => index + 1));
  expect(attacks.filter(([row]) => !/`tests\/\S+\.ts`/.test(row)).map(([row]) => row)).toEqual([]);
});

const CITATION =
  /§(\d)(?: ([A-Z][A-Za-z ]*?))?(?=[:,]| departure)|\(specification (\d)(?: and \d)?, ([A-Z]\w+(?: \w+)*)\)/g;

test('docs/requirements.md has each part that tests and comments cite', () => {
  const parts = new Set<string>();
  for (const section of read('docs/requirements.md').split('\n## ').slice(1)) {
    const number = section[0] ?? '';
    parts.add(number);
    for (const [, heading, item] of section.matchAll(/^(?:#+ (.*)|- \*\*(.+?)\*\*)/gm))
      parts.add(`${number} ${heading ?? item}`);
  }
  const cited = files
    .filter((file) => /^(?:tests|supabase\/migrations)\//.test(file))
    .flatMap((file) => [...read(file).matchAll(CITATION)])
    .map(([, section = '', part, inSql = '', name]) => [section || inSql, part ?? name].filter(Boolean).join(' '));
  expect(cited.length).toBeGreaterThan(100);
  const unknown = new Set(cited.filter((part) => ![...parts].some((known) => known.startsWith(part))));
  expect([...unknown]).toEqual([]);
});

test('docs/requirements.md numbers each departure once, in order', () => {
  const text = read('docs/requirements.md');
  const numbers = [...text.matchAll(/^\| D(\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const cited = [...text.matchAll(/\bD(\d+)\b/g)].map(([, number]) => Number(number));
  expect(cited.filter((number) => number > numbers.length)).toEqual([]);
});
