import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { repository } from '../../scripts/tool.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import type { Mutant } from './mutant.ts';

/** Not asked, because it notices every change of the catalog, for the better too: that proves nothing about the rules. */
const CHANGE_DETECTOR = 'access-document.test.ts';

/** Tests that go through the catalog and so concern objects that they do not name. */
const GENERATED = /^access-/;

/** What a file that noticed all mutants of a kind, or of an object, has ahead of one that only speaks of it, which has 10 at most. */
const EXPERIENCE = 20;

/** The object that a mutant weakens: the function, the policy, the table. */
const objectOf = ({ name }: Mutant): string => name.split(': ')[0] ?? name;

/** What two mutants of different objects have in common: `policy a on b: using (true)` is of the kind `using (true)`. */
const kindOf = ({ name }: Mutant): string =>
  name
    .replace(/^.*?: /, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');

interface TestFile {
  name: string;
  text: string;
  specification: TestSpecification;
  /** How long it last took; before that, a guess. */
  ms: number;
}

/** The database tests, ready to be run again and again in this process. */
export interface DatabaseTests {
  /**
   * Runs the test files until one fails, without the files named: those first that speak most of what was weakened, and that
   * noticed what was weakened likewise before.
   * @returns the file that failed, or null
   */
  firstFailure: (mutant: Mutant, without: ReadonlySet<string>) => Promise<string | null>;
  /** Whether a test of this file fails. */
  fails: (name: string) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Opens the tests that clone the migrated template; the others could not notice. */
export async function openTests(server: PostgresServer): Promise<DatabaseTests> {
  const vitest = await createVitest({
    config: false,
    root: repository,
    include: ['tests/db/**/*.test.ts'],
    watch: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    reporters: [{}],
    // One failure is an answer.
    bail: 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  });
  vitest.provide('postgres', { port: server.port, passwords: server.secrets.passwords });
  const files = (
    await Promise.all(
      (await vitest.globTestSpecifications()).map(async (specification): Promise<TestFile> => {
        const name = basename(specification.moduleId);
        return {
          name,
          specification,
          text: await readFile(specification.moduleId, 'utf8'),
          ms: GENERATED.test(name) ? 300 : 1000,
        };
      }),
    )
  ).filter(
    ({ name, text }) =>
      name !== CHANGE_DETECTOR &&
      /openStage\(\)|cloneDatabase\(\)/.test(text) &&
      !text.includes("cloneDatabase('bare')"),
  );

  /** By the kind of a mutant, and by its object: how often each file noticed. */
  const noticed = new Map<string, Map<string, number>>();
  const share = (key: string, name: string): number => {
    const before = noticed.get(key);
    if (!before) return 0;
    return (before.get(name) ?? 0) / before.values().reduce((sum, times) => sum + times, 0);
  };
  const remember = (key: string, name: string): void => {
    const before = noticed.get(key) ?? new Map<string, number>();
    noticed.set(key, before.set(name, (before.get(name) ?? 0) + 1));
  };

  async function fails(file: TestFile): Promise<boolean> {
    const started = performance.now();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([file.specification]);
    // The answer also names the modules of earlier runs.
    const module = testModules.find(({ moduleId }) => moduleId === file.specification.moduleId);
    const failed = unhandledErrors.length > 0 || module?.ok() !== true;
    if (!failed) file.ms = performance.now() - started;
    return failed;
  }

  return {
    fails: async (name) => {
      const file = files.find((one) => one.name === name);
      return file !== undefined && (await fails(file));
    },
    async firstFailure(mutant, without) {
      const [kind, object] = [kindOf(mutant), objectOf(mutant)];
      const score = ({ name, text, ms }: TestFile) => {
        const mentions = mutant.about.map(
          (word, place) => Math.min(text.split(word).length - 1, 9) / 10 ** place,
        );
        const likely = EXPERIENCE * (share(kind, name) + share(object, name));
        const hint = GENERATED.test(name) ? 0.001 : 0;
        return (mentions.reduce((sum, part) => sum + part, 0) + likely + hint) / (200 + ms);
      };
      const asked = files.filter(({ name }) => !without.has(name));
      for (const file of asked.toSorted((a, b) => score(b) - score(a) || a.ms - b.ms)) {
        // Once may be chance.
        if (!(await fails(file)) || !(await fails(file))) continue;
        remember(kind, file.name);
        remember(object, file.name);
        return file.name;
      }
      return null;
    },
    close: () => vitest.close(),
  };
}
