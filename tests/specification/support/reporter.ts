import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Ends the output with one JSON line: how many sentences of the specification were tested, and how many do not hold. */
export default class SpecificationReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => !test.ok() || test.results.length === 0).length;
    // What breaks outside of a test fails as well.
    const unexplained = failed === 0 && (status !== 'passed' || tests.length === 0) ? 1 : 0;
    process.stdout.write(`${JSON.stringify({ tests: tests.length, failed: failed + unexplained })}\n`);
  }
}
