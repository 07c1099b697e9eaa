import { expect, test } from 'vitest';
import { readOutcome } from '../../../scripts/testing/outcome.ts';
import { repository } from '../../../scripts/tool.ts';

const failure = (title: string, error: string, place: string) => ({
  title,
  error,
  command: `npm test -- --only '${place}'`,
});

test('names what failed in Vitest with its first error line and the command that runs it alone', () => {
  const one = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
    location: { line: 7 },
  });
  const file = { name: `${repository}tests/db/a.test.ts`, status: 'failed', message: 'No such module' };
  const tests = [
    one('passes', 'passed'),
    one('wavers', 'passed', 'Too late'),
    one('fails', 'failed', '\n\u001B[31mWrong\u001B[39m\n  at somewhere'),
  ];
  const testResults = [
    { ...file, assertionResults: tests },
    { ...file, assertionResults: [] },
  ];
  expect(readOutcome({ testResults } as never)).toEqual({
    passed: 2,
    failures: [
      failure('tests/db/a.test.ts: fails', 'Wrong', 'tests/db/a.test.ts:7'),
      failure('tests/db/a.test.ts, outside of its tests', 'No such module', 'tests/db/a.test.ts'),
    ],
    flaky: [failure('tests/db/a.test.ts: wavers', 'Too late', 'tests/db/a.test.ts:7')],
  });
});

test('counts a browser test that passed at the second try as passed and flaky, and names errors of no test', () => {
  const one = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'tests/e2e/a.spec.ts',
    line: 3,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const inner = { specs: [one('wavers', 'flaky', 'Slow'), one('fails', 'unexpected', 'No')] };
  const suites = [{ specs: [one('passes', 'expected')], suites: [inner] }];
  const report = { config: { rootDir: repository }, suites, errors: [{ message: 'No browser' }] };
  expect(readOutcome(report as never)).toEqual({
    passed: 2,
    failures: [
      failure('Outside of every browser test', 'No browser', 'tests/e2e'),
      failure('tests/e2e/a.spec.ts: fails', 'No', 'tests/e2e/a.spec.ts:3'),
    ],
    flaky: [failure('tests/e2e/a.spec.ts: wavers', 'Slow', 'tests/e2e/a.spec.ts:3')],
  });
});
