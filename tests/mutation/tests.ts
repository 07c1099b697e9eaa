import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repository } from '../../scripts/tool.ts';

const FOLDER = join(repository, 'tests/db');

/** Excluded, because their databases are no copies of the weakened one. */
const NOT_ASKED = new Set(
  ['everywhere/cli', 'everywhere/crash', 'everywhere/upgrade', 'site/demo-world'].map((name) => `${name}.test.ts`),
);

/**
 * Marks tests that read the catalog, and so may notice changes of objects that they do not touch: a row that a check
 * refuses touches no table.
 */
const CATALOG = /readCatalog|readRelations|\bpg_(proc|policy|trigger|constraint|index|get_\w+)\b|\bhas_\w+_privilege\b/;

/** Its text includes the helpers that it imports. */
export interface TestFile {
  name: string;
  path: string;
  text: string;
  readsCatalog: boolean;
  ms: number;
  /** Asked once, when it matters. */
  passes?: Promise<boolean>;
  /** Functions called and tables touched; unknown until it has passed once unweakened. */
  reached?: ReadonlySet<string>;
}

export async function findTestFiles(): Promise<TestFile[]> {
  const names = (await readdir(FOLDER, { recursive: true })).filter(
    (name) => name.endsWith('.test.ts') && !NOT_ASKED.has(name),
  );
  return Promise.all(
    names.map(async (name) => {
      const path = join(FOLDER, name);
      const own = await readFile(path, 'utf8');
      return {
        name,
        path,
        text: `${name}\n${await readWithImports(path)}`,
        readsCatalog: CATALOG.test(own),
        ms: own.includes("'soak'") ? 10_000 : 500,
      };
    }),
  );
}

async function readWithImports(path: string, read = new Set<string>()): Promise<string> {
  if (read.has(path)) return '';
  read.add(path);
  const own = await readFile(path, 'utf8');
  const texts = [own];
  for (const [, imported = ''] of own.matchAll(/ from '(\.\.?\/[^']+\.ts)'/g))
    texts.push(await readWithImports(join(dirname(path), imported), read));
  return texts.join('\n');
}
