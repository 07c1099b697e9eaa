/**
 * `npm test`: everything. `npm test -- --only changed` runs what a change touches, and `--only tests/db/books/bonus.test.ts:42` (again
 * and again) one test. The last lines name each test that failed, and the very last is `N passed, N failed`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTestClient } from '../tests/support/site.ts';
import { findSecrets, printCheck, runChecks } from './checks/checks.ts';
import {
  combine,
  describeOutcome,
  fileOf,
  MOST_FLAKY,
  type Outcome,
  outcomeOf,
  readBenches,
  readMutants,
  readPlaywright,
  readVitest,
  suiteOutcome,
  withSecondTry,
} from './testing/test-report.ts';
import { changedFiles, selectChanged, selectPlaces } from './testing/test-selection.ts';
import { repository, runTool } from './tool.ts';

const REPORTS = join(repository, 'test-results');
/** What fits on a screen. */
const LAST_LINES = 40;

/** A part of the tests. */
interface Part {
  title: string;
  run: () => Promise<Outcome>;
}

const checks: Part = {
  title: 'Static checks',
  run: async () =>
    combine(
      (await runChecks(printCheck)).map(({ name, ok, output }) =>
        outcomeOf(ok, name, output, 'npm run check'),
      ),
    ),
};

const build: Part = {
  title: 'Production build',
  async run() {
    const started = performance.now();
    const folder = await buildTestClient();
    printCheck({ name: 'build', ok: true, output: '', ms: performance.now() - started });
    const secrets = findSecrets(folder);
    printCheck(secrets);
    const built = outcomeOf(true, 'build', '', 'npm run build');
    return combine([built, outcomeOf(secrets.ok, secrets.name, secrets.output, 'npm run build')]);
  },
};

/** @param name of its report */
async function runVitest(words: string[], name: string): Promise<Outcome> {
  const report = join(REPORTS, `${name}.json`);
  const args = [...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runTool('vitest', args, { show: true });
  return suiteOutcome(ok, () => readVitest(report));
}

/** @param calls words for Vitest, one call after the other */
const chosenUnit = (...calls: string[][]): Part => ({
  title: 'Unit, database and contract tests',
  async run() {
    const outcomes: Outcome[] = [];
    for (const [index, words] of calls.entries()) outcomes.push(await runVitest(words, `vitest-${index}`));
    return combine(outcomes);
  },
});

/** All tests of Vitest; the files of one or two that fail are run again, and what passes then counts as flaky. */
const unit: Part = {
  title: 'Unit, database and contract tests',
  async run() {
    const first = await runVitest(['run'], 'vitest');
    if (first.failures.length === 0 || first.failures.length > MOST_FLAKY) return first;
    const files = [...new Set(first.failures.map(fileOf))];
    console.log(`\nOnce more: ${files.join(', ')}`);
    return withSecondTry(first, await runVitest(['run', ...files], 'vitest-again'));
  },
};

/** A sample of the rules, each weakened once: whether the nearest tests notice. */
const mutants: Part = {
  title: 'Weakened rules, a sample of the day',
  async run() {
    const { ok, output, errors } = await runTool('tests/mutation/run.ts', ['--sample', '12']);
    if (!ok) console.log(output + errors);
    return suiteOutcome(ok, () => readMutants(output));
  },
};

/** Every bench on little data: that it still runs, not how fast. */
const benches: Part = {
  title: 'Benches in a small size',
  async run() {
    const { ok, output, errors } = await runTool('tests/bench/run.ts', ['all', '--small']);
    if (!ok) console.log(output + errors);
    return suiteOutcome(ok, () => readBenches(output));
  },
};

/** @param words for Playwright; without any, all tests, of which one that fails is run again and counts as flaky if it passes then */
const browsers = (words: string[] = ['--retries=1']): Part => ({
  title: 'Journeys and the specification in a browser',
  async run() {
    const report = join(REPORTS, 'playwright.json');
    const { ok } = await runTool('@playwright/test', ['test', ...words, '--reporter=dot,json'], {
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return suiteOutcome(ok, () => readPlaywright(report));
  },
});

/** The parts that run one after the other, each a list of those that run at the same time. */
function chosenStages(only: string[] | undefined): Part[][] {
  if (only === undefined) return [[checks, build], [unit], [mutants, benches], [browsers()]];
  const isChanged = only.includes('changed');
  const { vitest, playwright } = isChanged ? selectChanged(changedFiles()) : selectPlaces(only);
  return [
    [...(isChanged ? [checks] : []), ...(vitest.length > 0 ? [chosenUnit(...vitest)] : [])],
    playwright.map((words) => browsers(words)),
  ];
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (interrupted = true));
const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const outcomes: Outcome[] = [];
const summary: string[] = [];
for (const stage of chosenStages(options.only)) {
  if (stage.length > 0) console.log(`\n── ${stage.map(({ title }) => title).join(', and beside it: ')}`);
  outcomes.push(...(await Promise.all(stage.map(runPart))));
  if (interrupted) process.exit(130);
}

const total = combine(outcomes);
writeFileSync(join(REPORTS, 'failures.json'), JSON.stringify(total, undefined, 2));
const last = [...summary, '', `${total.passed} passed, ${total.failures.length} failed`];
console.log(`\n${describeOutcome(total, LAST_LINES - last.length - 1).join('\n')}\n`);
console.log(last.join('\n'));
process.exitCode = total.failures.length === 0 ? 0 : 1;

async function runPart({ title, run }: Part): Promise<Outcome> {
  const started = performance.now();
  const outcome = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return outcomeOf(false, title, String(error), 'npm test');
  });
  const { passed, failures, flaky } = outcome;
  const seconds = Math.round((performance.now() - started) / 1000);
  const again = flaky.length > 0 ? `, ${flaky.length} of them flaky` : '';
  summary.push(
    `${failures.length === 0 ? '✓' : '✗'} ${title}: ${passed} passed${again}, ${failures.length} failed (${seconds} s)`,
  );
  return outcome;
}
