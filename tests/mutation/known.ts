import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stateOfMigrations } from '../../scripts/local/throwaway.ts';
import { repository } from '../../scripts/tool.ts';
import { Experience, type Killer } from './experience.ts';
import { type Asked, type TestFile, testsOf } from './tests.ts';

const KEPT = join(repository, 'node_modules/.cache/mutants.json');

type Known = Pick<Asked, 'ms' | 'passes'> & { reached?: string[] };

interface Kept {
  /** By the name of a mutant: the test, or the file, that noticed it last. */
  killers: Record<string, string>;
  /** The migrations that the rest is about. */
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

/** Recalls which tests noticed what in earlier runs on this machine. */
export async function recall(files: readonly TestFile[]): Promise<Experience> {
  const experience = new Experience();
  const text = await readFile(KEPT, 'utf8').catch(() => undefined);
  if (text === undefined) return experience;
  const kept = JSON.parse(text) as Kept;
  if (kept.state === stateOfMigrations()) await recallReached(files, kept);
  const killers = new Map(
    files.flatMap((file): [string, Killer][] => [
      [file.name, { file }],
      ...(file.tests ?? []).map((test): [string, Killer] => [test.name, { file, test }]),
    ]),
  );
  for (const [mutant, name] of Object.entries(kept.killers)) {
    // The tests of a file that has changed are not known.
    const killer = killers.get(name) ?? killers.get(name.replace(/:\d+$/, ''));
    if (killer) experience.remember({ name: mutant }, killer);
  }
  return experience;
}

/** Recalls what the tests reached, unless they or their helpers have changed since. */
async function recallReached(files: readonly TestFile[], kept: Kept): Promise<void> {
  for (const file of files) {
    const before = kept.files[hashOf(file)];
    if (!before) continue;
    learn(file, before);
    const lines = new Map(before.tests.map((test) => [test.line, test]));
    file.tests = await testsOf(file, new Set(lines.keys()));
    for (const test of file.tests) learn(test, lines.get(test.line) ?? { ms: test.ms });
  }
}

/** Keeps what is known of the tests, and which noticed what, for the next run. */
export async function keep(files: readonly TestFile[], { killers }: Experience): Promise<void> {
  const kept: Kept = { killers: {}, state: stateOfMigrations(), files: {} };
  for (const [mutant, { file, test }] of killers) kept.killers[mutant] = (test ?? file).name;
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
