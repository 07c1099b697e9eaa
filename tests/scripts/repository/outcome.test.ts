import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import OutcomeReporter from '../../../scripts/testing/outcome.ts';
import { repository } from '../../../scripts/tool.ts';

function written(report: (reporter: OutcomeReporter) => void): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'glassmine-outcome-'));
  const file = join(folder, 'outcome.json');
  vi.stubEnv('OUTCOME_FILE', file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  report(new OutcomeReporter());
  return JSON.parse(readFileSync(file, 'utf8'));
}

const failure = (title: string, error: string, place: string) => ({
  title,
  error,
  command: `npm test -- --only '${place}'`,
});

test('names what failed in Vitest with its first error line and the command that runs it alone', () => {
  const one = (fullName: string, state: string, flaky = false, message?: string) => ({
    fullName,
    location: { line: 7 },
    result: () => ({ state, errors: message === undefined ? undefined : [{ message }] }),
    diagnostic: () => ({ flaky }),
  });
  const tests = [
    one('passes', 'passed'),
    one('wavers', 'passed', true, 'Too late'),
    one('fails', 'failed', false, '\n\u001B[31mWrong\u001B[39m\n  at somewhere'),
  ];
  const part = (found: object[], errors: object[]) => ({
    moduleId: `${repository}tests/db/a.test.ts`,
    errors: () => errors,
    children: { allSuites: () => [], allTests: () => found },
  });
  const modules = [part(tests, []), part([], [{ message: 'No such module' }])] as never;
  expect(written((reporter) => reporter.onTestRunEnd(modules, []))).toEqual({
    passed: 2,
    failures: [
      failure('tests/db/a.test.ts: fails', 'Wrong', 'tests/db/a.test.ts:7'),
      failure('tests/db/a.test.ts, outside of its tests', 'No such module', 'tests/db/a.test.ts'),
    ],
    flaky: [failure('tests/db/a.test.ts: wavers', 'Too late', 'tests/db/a.test.ts:7')],
  });
});

test('counts a browser test that passed at the second try as passed and flaky, and names errors of no test', () => {
  const one = (title: string, outcome: string, message?: string) => ({
    title,
    location: { file: `${repository}tests/e2e/a.spec.ts`, line: 3 },
    outcome: () => outcome,
    results: [{ errors: message === undefined ? [] : [{ message }] }],
  });
  const tests = [one('passes', 'expected'), one('wavers', 'flaky', 'Slow'), one('fails', 'unexpected', 'No')];
  const report = (reporter: OutcomeReporter) => {
    reporter.onBegin(undefined, { allTests: () => tests } as never);
    reporter.onError({ message: 'No browser' });
    reporter.onEnd();
  };
  expect(written(report)).toEqual({
    passed: 2,
    failures: [
      failure('Outside of every browser test', 'No browser', 'tests/e2e'),
      failure('tests/e2e/a.spec.ts: fails', 'No', 'tests/e2e/a.spec.ts:3'),
    ],
    flaky: [failure('tests/e2e/a.spec.ts: wavers', 'Slow', 'tests/e2e/a.spec.ts:3')],
  });
});
