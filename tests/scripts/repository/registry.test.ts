import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

interface Item {
  name: string;
  dependencies?: string[];
  files: { path: string; target: string }[];
}

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const { items } = JSON.parse(read('registry.json')) as { items: Item[] };

/** The file or the package that an import means. */
function meantBy(name: string, from: string): string {
  if (!/^[.@]\.?\//.test(name)) return /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  const path = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(from), name);
  const files = ['.ts', '.tsx'].map((end) => path.replace(/\.tsx?$/, '') + end);
  return files.find((file) => existsSync(join(repository, file))) ?? path;
}

test.each(items)('the component $name of the registry imports only what it lists', ({ files, dependencies = [] }) => {
  const listed = new Set(['react', ...dependencies, ...files.map(({ target }) => target)]);
  const imported = files.flatMap(({ path, target }) =>
    [...read(path).matchAll(/ from '([^']+)'/g)].map(([, name = '']) => meantBy(name, target)),
  );
  expect(imported.filter((one) => !listed.has(one))).toEqual([]);
});
