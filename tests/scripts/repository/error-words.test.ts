import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

const sources = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: repository }).map((file) => [
    file,
    readFileSync(join(repository, file), 'utf8'),
  ]),
);
const textOf = (file: string) => sources.get(file) ?? '';

function fileOf(from: string, imported: string): string | undefined {
  const path = imported.startsWith('@/') ? imported.replace('@', 'src') : join(dirname(from), imported);
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => sources.has(file));
}

const IMPORT = /^(?:import|export) (?!type)([^;]*?) from '(.*)'|import\('(.*)'\)/gm;
const importsOf = (from: string): { file: string; names: string[] }[] =>
  [...textOf(from).matchAll(IMPORT)].flatMap(([, names = '', imported = '', late = '']) => {
    const file = fileOf(from, imported || late);
    return file === undefined ? [] : [{ file, names: names.match(/\w+/g) ?? [] }];
  });

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|(?:async )?function) (\w+)/g;
const failures = new Map(
  [...sources].flatMap(([file, text]) =>
    [...text.matchAll(DOCUMENTED)].map(([, comment = '', name = '']): [string, string[]] => {
      const [, said = ''] = /Fails with([^]*?)(?:\.\s|\.?$)/.exec(comment) ?? [];
      return [`${file} ${name}`, said.match(/(?<=`)[a-z_]+(?=`)/g) ?? []];
    }),
  ),
);

function metOn(route: string): string[] {
  const files = new Set([route]);
  const codes = new Set<string>();
  for (const from of files)
    for (const { file, names } of importsOf(from)) {
      files.add(file);
      for (const name of names) for (const code of failures.get(`${file} ${name}`) ?? []) codes.add(code);
    }
  return [...codes];
}

const LOADED = /withWords\(\s*\[([^\]]*)\]|loadWords\(('\w+')\)/g;
const areasOf = (file: string): string[] =>
  [...textOf(file).matchAll(LOADED)].flatMap(([, several = '', one = '']) => `${several} ${one}`.match(/\w+/g) ?? []);
const areasOn = (route: string): string[] => [
  'account',
  ...(route.includes('/_operator') ? areasOf('src/operator/shell/enter.ts') : []),
  ...areasOf(`${dirname(route)}.tsx`),
  ...areasOf(route),
];

async function saidIn(area: string): Promise<string[]> {
  const { errors = {} } = JSON.parse(readFileSync(join(repository, `src/words/en/${area}.json`), 'utf8')) as {
    errors?: object;
  };
  return Object.keys(errors);
}

const routes = [...sources.keys()].filter((file) => file.startsWith('src/routes/_'));

test.each(routes)('a person on %s reads what went wrong, whatever it was', async (route) => {
  const said = await Promise.all(areasOn(route).map((area) => saidIn(area)));
  expect(metOn(route).filter((code) => !said.flat().includes(code))).toEqual([]);
});

test('finds what goes wrong on a page, and the words that it loads', () => {
  expect(metOn('src/routes/_operator/operator.trading.tsx')).toContain('no_change');
  expect(metOn('src/routes/_account/trade.tsx')).toContain('order_done');
  expect(areasOn('src/routes/_operator/operator.trading.tsx')).toEqual([
    'account',
    'dashboard',
    'money',
    'operator',
    'settings',
    'trading',
  ]);
});
