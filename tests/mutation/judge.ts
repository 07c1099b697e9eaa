import { Experience, type Killer } from './experience.ts';
import type { Mutant } from './mutant.ts';
import { canReach, type Group, Order, reachedOf } from './order.ts';
import type { TestRunner } from './runner.ts';
import type { TestFile } from './tests.ts';

/** Most mutants are killed by one of the first tests, about which nothing more needs to be known. */
const SOON = 8;

export interface Verdict {
  killer: string | null;
  asked: number;
  ms: number;
}

export class Judge {
  readonly #files: readonly TestFile[];
  readonly #order: Order;
  readonly #experience = new Experience();
  readonly #late = new Map<TestFile, number>();
  readonly #asking = new Map<string, Promise<boolean>>();

  readonly #most: number;

  /**
   * @param most so many times tests are asked about a mutant
   */
  constructor(files: readonly TestFile[], most = Infinity) {
    this.#files = files;
    this.#most = most;
    this.#order = new Order(files);
  }

  /**
   * Runs the tests that reach what was weakened until one fails. A kill is two failures in databases of their own, by a test that
   * passes on the unweakened one.
   */
  async judge(tests: TestRunner, mutant: Mutant): Promise<Verdict> {
    const started = performance.now();
    let asked = 0;
    const whole = new Set<TestFile>();
    const verdict = (killer: Killer | null): Verdict => {
      if (killer) this.#experience.remember(mutant, killer);
      const name = killer && (killer.test ?? killer.file).name;
      return { killer: name, asked, ms: performance.now() - started };
    };
    for (const likely of this.#experience.likely(mutant)) {
      const group = reachedOf(groupOf(likely), mutant);
      if (!group) continue;
      asked += 1;
      const killer = await this.#killerIn(tests, mutant, group);
      if (killer) return verdict(killer);
    }
    for (const group of this.#order.of(mutant, this.#experience)) {
      if (asked >= this.#most) return verdict(null);
      if (asked >= SOON) await this.#explore(tests, group.file, mutant);
      const reached = reachedOf(group, mutant);
      if (!reached) continue;
      if (!reached.tests) whole.add(reached.file);
      asked += 1;
      const killer = await this.#killerIn(tests, mutant, reached);
      if (killer) return verdict(killer);
    }
    for (const file of this.#files) {
      if (asked >= this.#most) break;
      if (whole.has(file) || !canReach(file, mutant)) continue;
      asked += 1;
      const killer = await this.#killerIn(tests, mutant, { file });
      if (killer) return verdict(killer);
    }
    return verdict(null);
  }

  /**
   * Finds out what a file reaches when it is run late for the second time, and what each of its tests reaches at the
   * third time, because that takes about as long as running it.
   */
  async #explore(tests: TestRunner, file: TestFile, mutant: Mutant): Promise<void> {
    const times = (this.#late.get(file) ?? 0) + 1;
    this.#late.set(file, times);
    if (times < 2 || !(await this.#isTrusted(tests, { file }))) return;
    if (times < 3 || !canReach(file, mutant)) return;
    for (const test of file.tests ?? []) {
      await this.#isTrusted(tests, { file, test });
      if (test.ms * 2 > file.ms) return;
    }
  }

  async #killerIn(tests: TestRunner, mutant: Mutant, { file, tests: chosen }: Group): Promise<Killer | undefined> {
    const { passed, failed } = await tests.run(file, mutant, chosen);
    if (passed) return undefined;
    // One failure may be chance, and a test that passes alone may need those before it.
    for (const killer of failed === undefined ? [{ file }] : [{ file, test: failed }, { file }])
      if ((await this.#isTrusted(tests, killer)) && (await fails(tests, killer, mutant))) return killer;
    return undefined;
  }

  async #isTrusted(tests: TestRunner, killer: Killer): Promise<boolean> {
    const asked = killer.test ?? killer.file;
    if (asked.passes !== undefined) return asked.passes;
    const finds = async () => {
      asked.passes = (await passes(tests, killer)) || (await passes(tests, killer));
      if (!asked.passes && !killer.test)
        process.stderr.write(`${asked.name} fails without any mutant and is not asked.\n`);
      return asked.passes;
    };
    const asking = this.#asking.get(asked.name) ?? finds();
    this.#asking.set(asked.name, asking);
    return asking;
  }
}

const groupOf = ({ file, test }: Killer): Group => ({ file, ...(test && { tests: [test] }) });

async function passes(tests: TestRunner, { file, test }: Killer): Promise<boolean> {
  const { passed } = await tests.run(file, undefined, test && [test]);
  return passed;
}

/** Whether a test or file fails on the weakened database; a test that did not run has not failed. */
async function fails(tests: TestRunner, { file, test }: Killer, mutant: Mutant): Promise<boolean> {
  const { passed, failed } = await tests.run(file, mutant, test && [test]);
  return test ? failed === test : !passed;
}
