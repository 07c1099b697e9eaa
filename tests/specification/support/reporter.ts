import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints a last line of JSON: the numbers of tested and failed sentences of the specification. */
export default class SpecificationReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => !test.ok() || test.results.length === 0).length;
    // An error outside of a test counts as a failure too.
    const unexplained = failed === 0 && (status !== 'passed' || tests.length === 0) ? 1 : 0;
    process.stdout.write(`${JSON.stringify({ tests: tests.length, failed: failed + unexplained })}\n`);
  }
}
