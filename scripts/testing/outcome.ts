import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult } from 'vitest/node';
import { repository } from '../tool.ts';

export interface Failure {
  title: string;
  error: string;
  command: string;
}

export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Failed, then passed on retry. */
  flaky: Failure[];
}

export function firstLine(text = ''): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return (lines.find((line) => line.trim() !== '') ?? 'It says nothing.').trim().slice(0, 200);
}

/** Reads a report of Vitest or Playwright as their JSON reporters write it, so that a run can add up both. */
export function readOutcome({
  testResults = [],
  config,
  suites = [],
  errors = [],
}: Partial<JSONReport> & { testResults?: JsonTestResult[] }): Outcome {
  const outcome: Outcome = { passed: 0, failures: [], flaky: [] };
  function add(list: 'failures' | 'flaky', title: string, error: string | undefined, place: string): void {
    outcome[list].push({ title, error: firstLine(error), command: `npm test -- --only '${place}'` });
  }
  for (const { name, status, message, assertionResults } of testResults) {
    const path = relative(repository, name);
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      add('failures', `${path}, outside of its tests`, message, path);
    for (const { fullName, status: end, failureMessages, location } of assertionResults) {
      const place = location ? `${path}:${location.line}` : path;
      if (end === 'passed') outcome.passed += 1;
      if (failureMessages?.length)
        add(end === 'passed' ? 'flaky' : 'failures', `${path}: ${fullName}`, failureMessages[0], place);
    }
  }
  for (const { message } of errors) add('failures', 'Outside of every browser test', message, 'tests/e2e');
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    const path = relative(repository, join(config?.rootDir ?? repository, file));
    for (const { status, results } of tests) {
      const error = results.flatMap((result) => result.errors)[0]?.message;
      if (status === 'expected' || status === 'flaky') outcome.passed += 1;
      if (status === 'unexpected' || status === 'flaky')
        add(status === 'flaky' ? 'flaky' : 'failures', `${path}: ${title}`, error, `${path}:${line}`);
    }
  }
  return outcome;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];
