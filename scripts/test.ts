import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTestClient } from '../tests/support/site.ts';
import { type CheckResult, findSecrets, printCheck, runChecks } from './checks/checks.ts';
import { readOptions } from './options.ts';
import { firstLine, type Outcome, readOutcome } from './testing/outcome.ts';
import { repository, runTool, SIGNALS } from './tool.ts';

const HELP = `npm test                          build, checks, unit, database and contract tests, and the main journeys
npm run test:all                  everything
npm run test:all -- --rest        everything that npm test leaves out
npm test -- --only <file[:line]>  a file of tests, or one test (again and again)
npm test -- --only changed        checks, and the tests that your uncommitted changes touch, or else your last commit
npm test -- --help                this

The last line is "N passed, N failed"; test-results/failures.json has the failures. A test that fails is run again: what passes
then is named as flaky, and more than two of those fail the run.`;
const MOST_FLAKY = 2;
const RESULTS = join(repository, 'test-results');
const BROWSER_TEST = /\.spec\.ts(:\d+)?$/;
/** The database tests depend on these without importing them. */
const DATABASE = /^supabase\/(migrations\/|seed\.sql|templates\/)|^packages\/.*\.sql$/;
const total: Outcome = { passed: 0, failures: [], flaky: [] };
const summary: string[] = [];
let interrupted = false;

const boolean = { type: 'boolean' } as const;
const only = { type: 'string', multiple: true } as const;
const { values: options } = readOptions(HELP, { options: { all: boolean, rest: boolean, only } });
const whole = options.all || options.only ? 'all' : 'main';
const part = options.rest ? 'rest' : whole;
for (const signal of SIGNALS) process.on(signal, () => (interrupted = true));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
await (options.only ? runOnly(options.only) : runParts());
end();

async function runParts(): Promise<void> {
  if (part !== 'rest') await Promise.all([check(), build()]);
  await run('vitest', ['run', '--retry=1']);
  if (part !== 'main') await Promise.all([runBenches(), runMutants()]);
  await run('playwright', ['test', '--retries=1']);
}

/**
 * Runs tests in named files, or those affected by a change; of browser tests, which depend on everything, only the
 * changed ones.
 */
async function runOnly(places: string[]): Promise<void> {
  const isChanged = places.includes('changed');
  const files = isChanged ? changedFiles() : places;
  const inBrowser = files.filter((file) => BROWSER_TEST.test(file));
  const others = files.filter((file) => !BROWSER_TEST.test(file));
  if (isChanged) {
    await check();
    const sources = others.filter((file) => /\.tsx?$/.test(file));
    if (sources.length > 0) await run('vitest', ['related', '--run', '--passWithNoTests', ...sources]);
    if (others.some((file) => DATABASE.test(file))) await run('vitest', ['run', '--project=db']);
  } else if (others.length > 0) await run('vitest', ['run', ...others]);
  if (inBrowser.length > 0) await run('playwright', ['test', ...inBrowser]);
}

/** Files that differ from the last commit, or the last commit's files if there is no difference. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean);
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return changed.filter((file) => existsSync(join(repository, file)));
}

/** Runs Vitest or Playwright and adds its report; a failure without a failed test counts as one. */
async function run(tool: 'vitest' | 'playwright', words: string[]): Promise<void> {
  const file = join(RESULTS, `${tool}-${summary.length}.json`);
  const reporters =
    tool === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : ['--reporter=dot,json'];
  await timed(tool, async () => {
    const { ok } = await runTool(tool, [...words, ...reporters], {
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PART_OF_TESTS: part },
    });
    const { passed, failures, flaky } = readOutcome(
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {},
    );
    total.passed += passed;
    total.failures.push(...failures);
    total.flaky.push(...flaky);
    const isEmpty = passed === 0 && !words.includes('--passWithNoTests');
    if (failures.length === 0 && (!ok || isEmpty))
      note(tool, false, 'It ended with an error, or ran no test; see above.');
  });
}

function check(): Promise<void> {
  return timed('static checks', () => runChecks((result) => noteCheck(result)));
}

function build(): Promise<void> {
  return timed('production build', async () => {
    const folder = await buildTestClient();
    note('build', true);
    noteCheck(findSecrets(folder));
  });
}

/** Runs benches on little data to check that they work, not their speed. */
function runBenches(): Promise<void> {
  return timed('benches in a small size', async () => {
    const { output, errors } = await runTool('tests/bench/run.ts', ['all', '--small']);
    const { benches, failed } = lastJson(output) as { benches: number; failed: string[] };
    if (failed.length > 0) console.log(output + errors);
    total.passed += benches - failed.length;
    for (const name of failed) note(`the bench ${name}`, false, 'See above.', `npm run bench -- ${name} --small`);
  });
}

/** Samples mutants as a report only; a surviving mutant is not a failure here. */
function runMutants(): Promise<void> {
  return timed('a sample of the mutants', async () => {
    const { output } = await runTool('tests/mutation/run.ts', ['--sample', '6']);
    const { killed } = lastJson(output) as { killed: number };
    total.passed += killed;
    if (killed === 0) note('the mutants', false, 'No test noticed any.', 'npm run test:mutation -- --sample 6');
  });
}

function lastJson(output: string): unknown {
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}

async function timed(title: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work().catch((error: unknown) => note(title, false, String(error)));
  if (interrupted) process.exit(130);
  summary.push(`${title}: ${Math.round((performance.now() - started) / 1000)} s`);
}

function noteCheck(result: CheckResult): void {
  printCheck(result);
  note(result.name, result.ok, result.output, 'npm run check');
}

function note(title: string, ok: boolean, error = '', command = 'npm test'): void {
  if (ok) total.passed += 1;
  else total.failures.push({ title, error: firstLine(error), command });
}

function end(): void {
  const { passed, failures, flaky } = total;
  if (flaky.length > MOST_FLAKY) note('flaky tests', false, `${flaky.length} passed only at a second try.`);
  writeFileSync(join(RESULTS, 'failures.json'), JSON.stringify({ failures, flaky }, undefined, 2));
  const named = [
    ...failures.map((one) => ({ mark: '✗', ...one })),
    ...flaky.map((one) => ({ mark: 'flaky:', ...one })),
  ];
  for (const { mark, title, error, command } of named.slice(0, 10))
    console.log(`${mark} ${title}\n    ${error}\n    ${command}`);
  if (named.length > 10) console.log(`… and ${named.length - 10} more, in test-results/failures.json`);
  console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
