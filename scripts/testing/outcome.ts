import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Suite, TestCase as BrowserTest, TestError } from '@playwright/test/reporter';
import type { SerializedError, TestModule } from 'vitest/node';
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

const failed = (title: string, error: string | undefined, place: string): Failure => ({
  title,
  error: firstLine(error),
  command: `npm test -- --only '${place}'`,
});

/** Reports from Vitest and Playwright to the file in `OUTCOME_FILE`, so that a run can add up both. */
export default class OutcomeReporter {
  #outcome: Outcome = { passed: 0, failures: [], flaky: [] };
  #browserTests: () => BrowserTest[] = () => [];

  #write(): void {
    const file = process.env['OUTCOME_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#outcome));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const { failures, flaky } = this.#outcome;
    for (const { message } of unhandled) failures.push(failed('Outside of every test', message, 'tests'));
    for (const module of modules) {
      const path = relative(repository, module.moduleId);
      const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
      for (const { message } of outside)
        failures.push(failed(`${path}, outside of its tests`, message, path));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const place = test.location ? `${path}:${test.location.line}` : path;
        const failure = () => failed(`${path}: ${test.fullName}`, errors?.[0]?.message, place);
        if (state === 'passed') this.#outcome.passed += 1;
        if (state === 'failed') failures.push(failure());
        else if (test.diagnostic()?.flaky === true) flaky.push(failure());
      }
    }
    this.#write();
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#browserTests = () => suite.allTests();
  }

  /** Playwright calls it for errors outside a test. */
  onError({ message }: TestError): void {
    this.#outcome.failures.push(failed('Outside of every browser test', message, 'tests/e2e'));
  }

  onEnd(): void {
    const { failures, flaky } = this.#outcome;
    for (const test of this.#browserTests()) {
      const path = relative(repository, test.location.file);
      const error = test.results.flatMap(({ errors }) => errors)[0]?.message;
      const failure = failed(`${path}: ${test.title}`, error, `${path}:${test.location.line}`);
      if (test.outcome() === 'unexpected') failures.push(failure);
      else if (test.outcome() !== 'skipped') this.#outcome.passed += 1;
      if (test.outcome() === 'flaky') flaky.push(failure);
    }
    this.#write();
  }
}
