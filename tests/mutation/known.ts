import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stateOfMigrations } from '../../scripts/local/throwaway.ts';
import { repository } from '../../scripts/tool.ts';
import { type Asked, type TestFile, testsOf } from './tests.ts';

const KEPT = join(repository, 'node_modules/.cache/mutation.json');

type Known = Pick<Asked, 'ms' | 'passes'> & { reached?: string[] };

interface Kept {
  /** The migrations that it is about. */
  state: string;
  /** By a hash of what a file says. */
  files: Record<string, Known & { tests: (Known & { line: number })[] }>;
}

const hashOf = ({ text }: TestFile): string => createHash('sha256').update(text).digest('base64url');

const known = ({ ms, passes, reached }: Asked): Known => ({
  ms,
  ...(passes !== undefined && { passes }),
  ...(reached && { reached: [...reached] }),
});

const learn = (asked: Asked, { ms, passes, reached }: Known): void =>
  void Object.assign(asked, { ms, passes, ...(reached && { reached: new Set(reached) }) });

/** Recalls what the tests reached in an earlier run, unless they, their helpers or the migrations have changed since. */
export async function recall(files: readonly TestFile[]): Promise<void> {
  const text = await readFile(KEPT, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const kept = JSON.parse(text) as Kept;
  if (kept.state !== stateOfMigrations()) return;
  for (const file of files) {
    const before = kept.files[hashOf(file)];
    if (!before) continue;
    learn(file, before);
    const lines = new Map(before.tests.map((test) => [test.line, test]));
    file.tests = await testsOf(file, new Set(lines.keys()));
    for (const test of file.tests) learn(test, lines.get(test.line) ?? { ms: test.ms });
  }
}

/** Keeps what is known of the tests for the next run. */
export async function keep(files: readonly TestFile[]): Promise<void> {
  const kept: Kept = { state: stateOfMigrations(), files: {} };
  for (const file of files)
    if (file.reached)
      kept.files[hashOf(file)] = {
        ...known(file),
        tests: (file.tests ?? []).map((test) => ({ ...known(test), line: test.line })),
      };
  await mkdir(dirname(KEPT), { recursive: true });
  const draft = `${KEPT}.${process.pid}`;
  await writeFile(draft, JSON.stringify(kept));
  await rename(draft, KEPT);
}
