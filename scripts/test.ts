/** `npm test`: everything, in the order in which it fails fastest. The last line is `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets, printCheck, runChecks } from './checks.ts';
import { buildClient, CLIENT_FOLDER } from './client-build.ts';
import { type Counts, countMutants, countPlaywright, countVitest, suiteCounts } from './test-report.ts';
import { repository, runTool } from './tool.ts';

const REPORTS = join(repository, 'node_modules/.cache/tests');
const UNIT_REPORT = join(REPORTS, 'vitest.json');

const oneCheck = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

async function checks(): Promise<Counts[]> {
  return (await runChecks(printCheck)).map(({ ok }) => oneCheck(ok));
}

async function unit(): Promise<Counts[]> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const { ok } = await runTool('vitest', args, { show: true });
  return [suiteCounts(ok, () => countVitest(UNIT_REPORT))];
}

/** A sample of the rules, each weakened once: a test must notice. */
async function mutants(): Promise<Counts[]> {
  const { ok, output, errors } = await runTool('tests/mutation/run.ts', ['--sample', '30']);
  if (!ok) console.log(output + errors);
  return [suiteCounts(ok, () => countMutants(output))];
}

async function build(): Promise<Counts[]> {
  const ms = await buildClient();
  printCheck({ name: 'build', ok: true, output: '', ms });
  const secrets = findSecrets(CLIENT_FOLDER);
  printCheck(secrets);
  return [oneCheck(true), oneCheck(secrets.ok)];
}

/** Two halves at once, each with a site of its own: each waits for half of its time, for toasts to go and rows to come. */
async function browsers(): Promise<Counts[]> {
  return Promise.all(
    [['journeys'], ['specification', 'accessibility']].map(async (projects) => {
      const name = projects.join('-');
      const report = join(REPORTS, `${name}.json`);
      const { ok } = await runTool(
        '@playwright/test',
        [
          'test',
          ...projects.map((project) => `--project=${project}`),
          `--output=test-results/${name}`,
          '--reporter=dot,json',
        ],
        { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      );
      return suiteCounts(ok, () => countPlaywright(report));
    }),
  );
}

const PARTS: [title: string, run: () => Promise<Counts[]>][] = [
  ['Static checks', checks],
  ['Unit, database and contract tests', unit],
  ['Weakened rules, a sample of the day', mutants],
  ['Production build', build],
  ['Journeys and the specification in a browser', browsers],
];

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (interrupted = true));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [title, run] of PARTS) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return [oneCheck(false)];
  });
  if (interrupted) process.exit(130);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
