import type { Mutant } from './mutant.ts';
import type { TestRunner } from './runner.ts';
import type { TestFile } from './tests.ts';

/** Most mutants are killed by one of the first files, about which nothing more needs to be known. */
const SOON = 8;
const NEAREST = 3;
const OVERHEAD_MS = 200;

export interface Verdict {
  killer: string | null;
  asked: number;
  ms: number;
}

export class Judge {
  readonly #files: readonly TestFile[];
  readonly #most: number;
  /** The files that killed mutants of an object. */
  readonly #killers = new Map<string, Set<TestFile>>();
  readonly #rarities = new Map<string, number>();

  /**
   * @param most so many files are asked about a mutant
   */
  constructor(files: readonly TestFile[], most = Infinity) {
    this.#files = files;
    this.#most = most;
  }

  /**
   * Runs the files that reach what was weakened until one fails. A kill is two failures in databases of their own, by
   * a file that passes on the unweakened one.
   */
  async judge(tests: TestRunner, mutant: Mutant): Promise<Verdict> {
    const started = performance.now();
    const [object = ''] = mutant.name.split(': ');
    const killers = this.#killers.get(object) ?? new Set();
    this.#killers.set(object, killers);
    let asked = 0;
    const verdict = (killer: string | null): Verdict => ({ killer, asked, ms: performance.now() - started });
    for (const file of this.#ordered(mutant, killers)) {
      if (asked >= this.#most) break;
      if ((asked >= SOON || file.passes) && !(await passes(tests, file))) continue;
      if (!canReach(file, mutant)) continue;
      asked += 1;
      const { passed } = await tests.run(file, mutant);
      if (passed || !(await passes(tests, file))) continue;
      const again = await tests.run(file, mutant);
      if (again.passed) continue;
      killers.add(file);
      return verdict(again.line === undefined ? file.name : `${file.name}:${again.line}`);
    }
    return verdict(null);
  }

  /** First those that the mutant names and that killed others of its object, then all by how much they mention it per time. */
  #ordered(mutant: Mutant, killers: ReadonlySet<TestFile>): TestFile[] {
    const words = mutant.about.map((word, place) => ({ word, weight: this.#rarity(word) / (place + 1) }));
    const scored = this.#files.map((file) => {
      const mentions = words.reduce((sum, { word, weight }) => sum + weight * mentionsOf(word, file), 0);
      const score = mentions + sharedWords(mutant.about.slice(0, NEAREST), file.name) + (file.readsCatalog ? 0.001 : 0);
      const isFirst = killers.has(file) || file.name.endsWith(`/${mutant.about[0]}.test.ts`);
      return { file, score: isFirst ? Infinity : score / (OVERHEAD_MS + file.ms) };
    });
    return scored
      .toSorted((a, b) => (a.score === b.score ? a.file.ms - b.file.ms : b.score - a.score))
      .map(({ file }) => file);
  }

  #rarity(word: string): number {
    const holders = () => this.#files.filter(({ text }) => text.includes(word)).length;
    const rarity = this.#rarities.get(word) ?? Math.log(this.#files.length / (1 + holders()));
    this.#rarities.set(word, rarity);
    return rarity;
  }
}

/** Whether a file passes on the unweakened database, which is found out once and says what it reaches. */
async function passes(tests: TestRunner, file: TestFile): Promise<boolean> {
  file.passes ??= (async () => {
    const passed = (await tests.run(file)).passed || (await tests.run(file)).passed;
    if (!passed) process.stderr.write(`${file.name} fails without any mutant and is not asked.\n`);
    return passed;
  })();
  return file.passes;
}

/** Whether a file may touch the weakened object; true if unknown. */
const canReach = ({ readsCatalog, reached }: TestFile, { weakens }: Mutant): boolean =>
  readsCatalog || reached === undefined || weakens === undefined || weakens.some((name) => reached.has(name));

function mentionsOf(word: string, { text }: TestFile): number {
  const times = text.split(word).length - 1;
  return times === 0 ? 0 : 1 + Math.min(times, 5) / 10;
}

/** Counts the singular parts of names in the name of a file: `name_payment` in `deposit-payments`. */
const sharedWords = (names: string[], file: string): number =>
  names.flatMap((name) => name.split('_')).filter((part) => part.length > 3 && file.includes(part.replace(/s$/, '')))
    .length;
