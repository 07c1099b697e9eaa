import { readFileSync } from 'node:fs';

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Reads what Vitest's JSON reporter wrote. A file that could not be run counts as one failed test. */
export function countVitest(file: string): Counts {
  const report = readReport(file) as VitestReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Reads what Playwright's JSON reporter wrote. */
export function countPlaywright(file: string): Counts {
  const { expected, unexpected, flaky } = (readReport(file) as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Reads the last line of the mutation run: each mutant that a test noticed has passed. */
export function countMutants(output: string): Counts {
  const { mutants, killed } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as {
    mutants: number;
    killed: number;
  };
  return { passed: killed, failed: mutants - killed };
}

/**
 * The counts of a suite that ended: one that says it failed without a failed test, or left no report, has failed once.
 * @param ok whether the program ended without an error
 */
export function suiteCounts(ok: boolean, count: () => Counts): Counts {
  let counts: Counts;
  try {
    counts = count();
  } catch {
    return { passed: 0, failed: 1 };
  }
  const unexplained = counts.failed === 0 && (!ok || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
