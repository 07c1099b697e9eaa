import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  combine,
  describeOutcome,
  type Failure,
  fileOf,
  type Outcome,
  readBenches,
  readPlaywright,
  readVitest,
  suiteOutcome,
  withSecondTry,
} from '../../../scripts/testing/test-report.ts';
import { repository } from '../../../scripts/tool.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glassmine-report-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function report(content: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const failureOf = (title: string): Failure => ({ title, error: 'It broke.', command: 'npm test' });
const outcome = (passed: number, failed = 0, flaky = 0): Outcome => ({
  passed,
  failures: Array.from({ length: failed }, (_, n) => failureOf(`Failure ${n}`)),
  flaky: Array.from({ length: flaky }, (_, n) => failureOf(`Flaky ${n}`)),
});

test('a failed test of Vitest is named with its first error line and the command that runs it alone', async () => {
  const file = await report({
    numPassedTests: 3,
    testResults: [
      { name: `${repository}tests/db/a.test.ts`, status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: `${repository}tests/db/b.test.ts`,
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'group refuses a stranger',
            failureMessages: ['\n\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n  at somewhere'],
            location: { line: 12 },
          },
        ],
      },
      {
        name: `${repository}tests/db/c.test.ts`,
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  });
  expect(readVitest(file)).toStrictEqual({
    passed: 3,
    flaky: [],
    failures: [
      {
        title: 'tests/db/b.test.ts: group refuses a stranger',
        error: 'AssertionError: expected 1 to be 2',
        command: 'npm test -- --only tests/db/b.test.ts:12',
      },
      {
        title: 'tests/db/c.test.ts could not be run',
        error: 'No such module',
        command: 'npm test -- --only tests/db/c.test.ts',
      },
    ],
  });
});

test('a browser test that passed at the second try has passed and is named as flaky, with its trace', async () => {
  const trace = { name: 'trace', path: `${repository}test-results/x/trace.zip` };
  const spec = (title: string, status: string, error?: string) => ({
    title,
    file: 'e2e/a.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'journeys',
        status,
        results: [
          error === undefined ? { attachments: [] } : { error: { message: error }, attachments: [trace] },
          { attachments: [] },
        ],
      },
    ],
  });
  const file = await report({
    config: { rootDir: `${repository}tests` },
    errors: [],
    suites: [
      {
        specs: [spec('passes', 'expected')],
        suites: [{ specs: [spec('wavers', 'flaky', 'Too late'), spec('fails', 'unexpected', 'Wrong')] }],
      },
    ],
  });
  const found = readPlaywright(file);
  expect(found.passed).toBe(2);
  const common = {
    command: 'npm test -- --only tests/e2e/a.spec.ts:7',
    trace: 'test-results/x/trace.zip',
  };
  expect(found.flaky).toStrictEqual([{ title: 'tests/e2e/a.spec.ts: wavers', error: 'Too late', ...common }]);
  expect(found.failures).toStrictEqual([{ title: 'tests/e2e/a.spec.ts: fails', error: 'Wrong', ...common }]);
});

test('a test that passed when its file was run again has passed and is named as flaky; one that failed again has failed', () => {
  const [wavers, fails] = [failureOf('tests/app/a.test.ts: wavers'), failureOf('tests/db/b.test.ts: fails')];
  const first = { passed: 5, failures: [wavers, fails], flaky: [] };
  expect(first.failures.map(fileOf)).toEqual(['tests/app/a.test.ts', 'tests/db/b.test.ts']);
  expect(withSecondTry(first, { passed: 3, failures: [fails], flaky: [] })).toStrictEqual({
    passed: 6,
    failures: [fails],
    flaky: [wavers],
  });
});

test('a file that could not be run at the second try is a failure, whatever failed in it at first', () => {
  const first = { passed: 5, failures: [failureOf('tests/app/a.test.ts: wavers')], flaky: [] };
  const broken = failureOf('tests/app/a.test.ts could not be run');
  expect(fileOf(broken)).toBe('tests/app/a.test.ts');
  expect(withSecondTry(first, { passed: 0, failures: [broken], flaky: [] }).failures).toEqual([broken]);
});

test('an error outside of every browser test is a failure', async () => {
  const file = await report({
    config: { rootDir: repository },
    errors: [{ message: 'No browser' }],
    suites: [],
  });
  expect(readPlaywright(file).failures).toHaveLength(1);
});

test('a bench that broke is a failure', () => {
  const { passed, failures } = readBenches('{"benches":8,"failed":["proof"]}\n');
  expect(passed).toBe(7);
  expect(failures[0]?.command).toBe('npm run bench -- proof --small');
});

describe('a suite', () => {
  test.each([
    ['that ended with an error although every test passed has failed once', false, outcome(5), 5, 1],
    ['that ran no test has failed', true, outcome(0), 0, 1],
    ['that failed as its tests say has no further failure', false, outcome(5, 2), 5, 2],
    ['that passed has no failure', true, outcome(5), 5, 0],
  ])('%s', (_, ok, given, passed, failed) => {
    const found = suiteOutcome(ok, () => given);
    expect(found.passed).toBe(passed);
    expect(found.failures).toHaveLength(failed);
  });

  test('that left no report has failed', () => {
    expect(suiteOutcome(true, () => readVitest(join(folder, 'none.json'))).failures).toHaveLength(1);
  });
});

describe('a whole run', () => {
  test('with two flaky tests passes, and with three fails', () => {
    expect(combine([outcome(5, 0, 1), outcome(5, 0, 1)]).failures).toHaveLength(0);
    expect(combine([outcome(5, 0, 2), outcome(5, 0, 1)]).failures).toHaveLength(1);
  });

  test('names every failure and every flaky test where there is room', () => {
    expect(describeOutcome(outcome(5, 2, 1), 9)).toStrictEqual([
      '✗ Failure 0',
      '    It broke.',
      '    npm test',
      '✗ Failure 1',
      '    It broke.',
      '    npm test',
      'flaky: Flaky 0',
      '    It broke.',
      '    npm test',
    ]);
  });

  test('with more failures than fit on a screen says how many are left out', () => {
    const lines = describeOutcome(outcome(0, 50), 30);
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(lines.at(-1)).toMatch(/^… and 41 more/);
  });

  test('without a failure has nothing to say', () => {
    expect(describeOutcome(outcome(5), 30)).toStrictEqual([]);
  });
});
