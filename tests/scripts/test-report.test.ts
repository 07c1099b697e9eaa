import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, suiteCounts } from '../../scripts/test-report.ts';

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

test('a file that Vitest could not run counts as one failure', async () => {
  const file = await report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(countVitest(file)).toStrictEqual({ passed: 3, failed: 2 });
});

test('a journey that passed at a second try has passed', async () => {
  const file = await report({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 } });
  expect(countPlaywright(file)).toStrictEqual({ passed: 6, failed: 1 });
});

test.each([
  [
    'ended with an error although every test passed',
    false,
    { passed: 5, failed: 0 },
    { passed: 5, failed: 1 },
  ],
  ['ran no test', true, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['failed as its tests say', false, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
  ['passed', true, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
])('a suite that %s', (_, ok, counts, expected) => {
  expect(suiteCounts(ok, () => counts)).toStrictEqual(expected);
});

test('a suite that left no report has failed', () => {
  const counts = suiteCounts(true, () => countVitest(join(folder, 'none.json')));
  expect(counts).toStrictEqual({ passed: 0, failed: 1 });
});
