import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from '../tool.ts';

/** A test that failed, at least once. */
export interface Failure {
  /** What failed, with its file. */
  title: string;
  /** The first line of its first error. */
  error: string;
  /** Runs it alone. */
  command: string;
  /** What Playwright recorded of it. */
  trace?: string;
}

/** How the tests of a suite ended. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Those that failed and then passed when they were run again. */
  flaky: Failure[];
}

/** So many tests may pass only at a second try; a run with more of them has failed. */
export const MOST_FLAKY = 2;

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      location?: { line: number } | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string }; attachments: { name: string; path?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads what Vitest's JSON reporter wrote. A file that could not be run counts as one failed test. */
export function readVitest(file: string): Outcome {
  const { numPassedTests, testResults } = readReport(file) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(repository, name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [failure(`${path} could not be run`, message, path)];
    return failed.map(({ fullName, failureMessages, location }) =>
      failure(`${path}: ${fullName}`, failureMessages[0], location ? `${path}:${location.line}` : path),
    );
  });
  return { passed: numPassedTests, failures, flaky: [] };
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(file: string): Outcome {
  const { config, suites, errors } = readReport(file) as PlaywrightReport;
  const tests = specsOf(suites).flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })));
  const failuresOf = (wanted: string) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, file: spec, line, results }) => {
        const path = relative(repository, `${config.rootDir}/${spec}`);
        const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace');
        return {
          ...failure(
            `${path}: ${title}`,
            results.find(({ error }) => error)?.error?.message,
            `${path}:${line}`,
          ),
          ...(trace?.path !== undefined && { trace: relative(repository, trace.path) }),
        };
      });
  const outside = errors.map(({ message }) => failure('Outside of every test', message, 'tests/e2e'));
  const flaky = failuresOf('flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length + flaky.length,
    failures: [...failuresOf('unexpected'), ...outside],
    flaky,
  };
}

/** Reads the last line of the mutation run, which is a report: it has passed when a test noticed any mutant. */
export function readMutants(output: string): Outcome {
  const { killed } = lastJson(output) as { killed: number };
  return { passed: killed, flaky: [], failures: [] };
}

/** Reads the last line of the benches' small run. */
export function readBenches(output: string): Outcome {
  const { benches, failed } = lastJson(output) as { benches: number; failed: string[] };
  return {
    passed: benches - failed.length,
    flaky: [],
    failures: failed.map((name) => ({
      title: `The bench ${name}`,
      error: 'It did not end with its figures; see above.',
      command: `npm run bench -- ${name} --small`,
    })),
  };
}

/** The outcome of one thing that passed or failed as a whole. */
export function outcomeOf(ok: boolean, title: string, output: string, command: string): Outcome {
  return ok
    ? { passed: 1, failures: [], flaky: [] }
    : { passed: 0, failures: [{ title, error: firstLine(output), command }], flaky: [] };
}

/**
 * The outcome of a suite that ended: one that says it failed without a failed test, or left no report, has failed once.
 * @param ok whether the program ended without an error
 */
export function suiteOutcome(ok: boolean, read: () => Outcome): Outcome {
  const broken = (error: unknown) => outcomeOf(false, 'A whole part of the tests', String(error), 'npm test');
  let outcome: Outcome;
  try {
    outcome = read();
  } catch (error) {
    return broken(error);
  }
  if (outcome.failures.length > 0) return outcome;
  if (outcome.passed === 0) return broken('It ran no test.');
  return ok ? outcome : { ...outcome, failures: broken('It ended with an error, see above.').failures };
}

/** The outcome of a suite whose files with failures were run again: what failed and passed then is flaky. */
export function withSecondTry(first: Outcome, second: Outcome): Outcome {
  const failedAgain = new Set(second.failures.map(({ title }) => title));
  const flaky = first.failures.filter(({ title }) => !failedAgain.has(title));
  return { passed: first.passed + flaky.length, failures: second.failures, flaky };
}

/** The file of a test that failed in Vitest, as the title of its failure begins. */
export const fileOf = ({ title }: Failure): string => title.split(/: | could not be run$/)[0] ?? title;

/** Adds up the outcomes of a run; too many flaky tests are one more failure. */
export function combine(outcomes: Outcome[]): Outcome {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (flaky.length > MOST_FLAKY) {
    const error = `${flaky.length} tests passed only when they were run again; ${MOST_FLAKY} may.`;
    failures.push({ title: 'Too many flaky tests', error, command: 'npm test' });
  }
  return { passed: outcomes.reduce((sum, { passed }) => sum + passed, 0), failures, flaky };
}

/**
 * Says what failed and what was flaky: of each its title, its first error line, its trace and the command that runs it alone.
 * @param most how many lines there may be; the last one says how many tests are left out
 */
export function describeOutcome({ failures, flaky }: Outcome, most: number): string[] {
  const blocks = [...failures.map((one) => block('✗', one)), ...flaky.map((one) => block('flaky:', one))];
  const lines: string[] = [];
  for (const [index, each] of blocks.entries()) {
    const isLast = index === blocks.length - 1;
    if (lines.length + each.length + (isLast ? 0 : 1) > most)
      return [...lines, `… and ${blocks.length - index} more, in test-results/failures.json`];
    lines.push(...each);
  }
  return lines;
}

function block(mark: string, { title, error, command, trace }: Failure): string[] {
  const rest = [error, ...(trace === undefined ? [] : [`trace: ${trace}`]), command];
  return [`${mark} ${title}`, ...rest.map((line) => `    ${line}`)];
}

function failure(title: string, message: string | undefined, place: string): Failure {
  return { title, error: firstLine(message ?? ''), command: `npm test -- --only ${quote(place)}` };
}

function specsOf(suites: PlaywrightSuite[]): NonNullable<PlaywrightSuite['specs']> {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/** The first line that says anything, without the colours of a terminal. */
function firstLine(text: string): string {
  return (
    stripVTControlCharacters(text)
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 200) ?? 'It says nothing.'
  );
}

const quote = (word: string) =>
  /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

const lastJson = (output: string): unknown => JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
