import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../tool.ts';

/** Which tests to run, as words for their programs; none where there are none. */
export interface Selection {
  /** Calls of Vitest. */
  vitest: string[][];
  /** Calls of Playwright. */
  playwright: string[][];
}

const BROWSER_TEST = /\.spec\.ts(:\d+)?$/;
const SOURCE = /\.tsx?$/;
/** What only the database tests depend on, although none of them imports it. */
const DATABASE = /^supabase\/(migrations\/|seed\.sql|templates\/)|^supabase\/embedded\/.*\.sql$/;

const calls = (words: string[]): string[][] => (words.length > 0 ? [words] : []);

/**
 * The tests that named files hold.
 * @param places test files, each with `:line` for one test
 */
export function selectPlaces(places: string[]): Selection {
  return {
    vitest: calls(places.filter((place) => !BROWSER_TEST.test(place))).map((words) => ['run', ...words]),
    playwright: calls(places.filter((place) => BROWSER_TEST.test(place))),
  };
}

/**
 * The tests that a change touches: those that import a changed file, the database tests when SQL has changed, and changed
 * browser tests. Other browser tests, which depend on everything, are left to the whole run.
 * @param files changed files, from the root
 */
export function selectChanged(files: string[]): Selection {
  const there = files.filter((file) => existsSync(join(repository, file)));
  const browserTests = there.filter((file) => BROWSER_TEST.test(file));
  const sources = there.filter((file) => SOURCE.test(file) && !BROWSER_TEST.test(file));
  const touchesDatabase = files.some((file) => DATABASE.test(file));
  return {
    vitest: [
      ...calls(sources).map((words) => ['related', '--run', '--passWithNoTests', ...words]),
      ...(touchesDatabase ? [['run', '--project', 'db']] : []),
    ],
    playwright: calls(browserTests),
  };
}

/** The files that differ from the last commit; those of the last commit when none does. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean);
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}
