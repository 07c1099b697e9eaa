import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Mutant } from '../mutant.ts';
import type { Test, TestFile } from '../tests.ts';
import type { Experience, Killer } from './experience.ts';

const HASH_LENGTH = 8;

/** By the name of a test file, and in it by a hash of the line at which a test begins ('' for the file): hashes of mutants. */
type Noticed = Record<string, Record<string, string>>;

const hashOf = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('base64url').slice(0, HASH_LENGTH);

const linesOf = async ({ path }: Pick<TestFile, 'path'>): Promise<string[]> =>
  (await readFile(path, 'utf8')).split('\n');

const testAt = ({ name, text, readsCatalog, ms }: TestFile, line: number): Test => ({
  name: `${name}:${line}`,
  line,
  text,
  readsCatalog,
  ms,
});

/**
 * Reads which test noticed which mutant, by the name of the mutant. A test is known again by the line at which it begins, wherever
 * that is now; of one that is not, its file is named.
 */
export async function parseNoticed(
  json: string,
  files: readonly TestFile[],
): Promise<(mutant: string) => Killer | undefined> {
  const killers = new Map<string, Killer>();
  for (const [name, tests] of Object.entries(JSON.parse(json) as Noticed)) {
    const file = files.find((one) => one.name === name);
    if (!file) continue;
    const hashes = (await linesOf(file)).map(hashOf);
    for (const [begin, mutants] of Object.entries(tests)) {
      const line = hashes.indexOf(begin) + 1;
      const isKnown = begin !== '' && line > 0 && hashes.lastIndexOf(begin) === line - 1;
      const killer = isKnown ? { file, test: testAt(file, line) } : { file };
      for (const mutant of mutants.split(' ')) killers.set(mutant, killer);
    }
  }
  return (mutant) => killers.get(hashOf(mutant));
}

/** Says which test noticed which of some mutants last, for `parseNoticed` on any machine: a line for each test, in a fixed order. */
export async function formatNoticed(
  mutants: readonly Pick<Mutant, 'name'>[],
  { killers }: Pick<Experience, 'killers'>,
): Promise<string> {
  const noticed: Record<string, Record<string, string[]>> = {};
  const files = new Set([...killers.values()].map(({ file }) => file));
  const lines = new Map(
    await Promise.all([...files].map(async (file) => [file, await linesOf(file)] as const)),
  );
  for (const { name } of mutants) {
    const killer = killers.get(name);
    if (!killer) continue;
    const { file, test } = killer;
    const begin = test ? hashOf(lines.get(file)?.[test.line - 1] ?? '') : '';
    const tests = (noticed[file.name] ??= {});
    (tests[begin] ??= []).push(hashOf(name));
  }
  const inOrder = <Value>(all: Record<string, Value>): [string, Value][] =>
    Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sorted: Noticed = Object.fromEntries(
    inOrder(noticed).map(([file, tests]) => [
      file,
      Object.fromEntries(
        inOrder(tests).map(([begin, hashes]) => [
          begin,
          hashes.toSorted((a, b) => (a < b ? -1 : 1)).join(' '),
        ]),
      ),
    ]),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
