import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repository } from '../../scripts/tool.ts';

const FOLDER = join(repository, 'tests/db');

/** Not asked: their databases are no copies of the weakened one. */
const NOT_ASKED = new Set(['everywhere/cli.test.ts', 'everywhere/crash.test.ts']);

/** What tests use that go through the catalog, and so concern objects that they do not touch: a row that a check refuses touches no table. */
const CATALOG =
  /readCatalog|readRelations|\bpg_(proc|policy|trigger|constraint|index|get_\w+)\b|\bhas_\w+_privilege\b/;

/** What is asked whether it notices a mutant: a test file, or one of its tests. */
export interface Asked {
  name: string;
  /** What it says. */
  text: string;
  /** Whether it reads the catalog, and so may notice a change of whatever it does not touch. */
  readsCatalog: boolean;
  /** How long it takes, its file's preparations included; before it has run, a guess. */
  ms: number;
  /** Whether it passes on the unweakened database, a test alone; unknown until it was asked. */
  passes?: boolean;
  /** The functions it calls and the tables it touches; unknown until it has passed once, alone, on an unweakened database. */
  reached?: ReadonlySet<string>;
}

/** A test as it is written: the cases of one `test.each` are one. */
export interface Test extends Asked {
  /** Where it begins in its file. */
  line: number;
}

/** A file of database tests; what it says includes the helpers that it imports, by which it calls much. */
export interface TestFile extends Asked {
  path: string;
  /** In the order in which they are written; unknown until it has run. */
  tests?: readonly Test[];
}

/** The test files that can notice. */
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
  for (const [, imported = ''] of own.matchAll(/ from '(\.\.?\/[^']+)'/g))
    texts.push(await readWithImports(join(dirname(path), imported), read));
  return texts.join('\n');
}

/**
 * Tells the tests of a file from each other.
 * @param begins the lines at which they begin
 */
export async function testsOf(file: TestFile, begins: ReadonlySet<number>): Promise<Test[]> {
  const lines = (await readFile(file.path, 'utf8')).split('\n');
  const sorted = [...begins].toSorted((a, b) => a - b);
  const before = lines.slice(0, (sorted[0] ?? 1) - 1).join('\n');
  return sorted.map((line, place) => {
    const text = lines.slice(line - 1, (sorted[place + 1] ?? Infinity) - 1).join('\n');
    return {
      name: `${file.name}:${line}`,
      line,
      text,
      readsCatalog: file.readsCatalog && (CATALOG.test(before) || CATALOG.test(text)),
      ms: file.ms,
    };
  });
}
