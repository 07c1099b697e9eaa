import type { Mutant } from './mutant.ts';
import type { TestFile, TestRunner } from './tests.ts';

/** What a file that noticed all mutants of a kind, or of an object, has ahead of one that only speaks of it, which rarely has 10. */
const EXPERIENCE = 10;

/** So many of a mutant's words are near enough for a file to be named for them. */
const NEAREST = 3;

/** What became of a mutant. */
export interface Verdict {
  /** The test file that noticed, and null when none did. */
  killer: string | null;
  /** How many files were asked. */
  asked: number;
  ms: number;
}

/** A test that fails alone, or a file that fails as a whole. */
interface Killer {
  file: TestFile;
  /** Its id. */
  test?: string;
}

/** The object that a mutant weakens: the function, the policy, the table. */
const objectOf = ({ name }: Mutant): string => name.split(': ')[0] ?? name;

/** What two mutants of different objects have in common: `policy a on b: using (true)` is of the kind `using (true)`. */
const kindOf = ({ name }: Mutant): string =>
  name
    .replace(/^.*?: /, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');

/** Judges mutants, and learns from each whom to ask first. */
export class Judge {
  readonly #files: TestFile[];
  /** By the kind of a mutant, and by its object: what noticed, one after the other. */
  readonly #noticed = new Map<string, Killer[]>();
  /** By the id of a test, whether it passes alone; by the name of a file, whether it passes. On the unweakened database. */
  readonly #passes = new Map<string, Promise<boolean>>();

  readonly #rarities = new Map<string, number>();

  constructor(files: TestFile[]) {
    this.#files = files;
  }

  /**
   * Runs the test files that reach what was weakened until one fails: those first that speak most of it, and that noticed what was
   * weakened likewise before. A kill is two failures in databases of their own, by a test that passes on the unweakened one.
   */
  async judge(tests: TestRunner, mutant: Mutant): Promise<Verdict> {
    const started = performance.now();
    let asked = 0;
    const killedBy = (killer: Killer): Verdict => {
      this.#remember(kindOf(mutant), killer);
      this.#remember(objectOf(mutant), killer);
      return { killer: killer.file.name, asked, ms: performance.now() - started };
    };
    const likely = this.#likely(mutant);
    if (likely) {
      asked += 1;
      if (await this.#notices(tests, mutant, likely)) return killedBy(likely);
    }
    for (const file of this.#inOrder(mutant)) {
      if (!canReach(file, mutant)) continue;
      asked += 1;
      const { passed, failed } = await tests.run(file, mutant);
      if (passed) continue;
      // Once may be chance. A test that does not fail alone may need those before it.
      for (const killer of failed === undefined ? [{ file }] : [{ file, test: failed }, { file }])
        if ((await this.#isTrusted(tests, killer)) && !(await tests.run(file, mutant, killer.test)).passed)
          return killedBy(killer);
    }
    return { killer: null, asked, ms: performance.now() - started };
  }

  /** Runs every file on the unweakened database, which tells what each reaches. */
  async measure(runners: readonly TestRunner[]): Promise<void> {
    const waiting = this.#files.toSorted((a, b) => b.text.length - a.text.length);
    await Promise.all(
      runners.map(async (tests) => {
        for (let file = waiting.shift(); file; file = waiting.shift()) await this.#isTrusted(tests, { file });
      }),
    );
  }

  /** Whether one test fails on the weakened database twice. */
  async #notices(tests: TestRunner, mutant: Mutant, { file, test }: Killer): Promise<boolean> {
    for (let times = 0; times < 2; times += 1) if ((await tests.run(file, mutant, test)).passed) return false;
    return true;
  }

  /** The test that noticed the last mutant of the same object, or nearly all of the same kind. */
  #likely(mutant: Mutant): Killer | undefined {
    const ofObject = this.#noticed.get(objectOf(mutant))?.at(-1);
    if (ofObject) return ofObject;
    const ofKind = this.#noticed.get(kindOf(mutant))?.slice(-3) ?? [];
    const [first] = ofKind;
    return ofKind.length === 3 && ofKind.every(({ test }) => test === first?.test) ? first : undefined;
  }

  /** Whether a file, or one test of it alone, passes on the unweakened database, at a second try at last. */
  #isTrusted(tests: TestRunner, { file, test }: Killer): Promise<boolean> {
    const key = test ?? file.name;
    const passes = async () => (await tests.run(file, undefined, test)).passed;
    const before = this.#passes.get(key);
    if (before) return before;
    const now = passes().then(async (passed) => {
      const isTrusted = passed || (await passes());
      if (!isTrusted && test === undefined)
        process.stderr.write(`${file.name} fails without any mutant and is not asked.\n`);
      return isTrusted;
    });
    this.#passes.set(key, now);
    return now;
  }

  #inOrder(mutant: Mutant): TestFile[] {
    const [kind, object] = [kindOf(mutant), objectOf(mutant)];
    const words = mutant.about.map((word, place) => ({ word, weight: this.#rarity(word) / (place + 1) }));
    const score = (file: TestFile) => {
      const { name, text, readsCatalog, ms } = file;
      const mentions = words.reduce((sum, { word, weight }) => sum + weight * mention(word, text), 0);
      const likely = EXPERIENCE * (this.#share(kind, file) + this.#share(object, file));
      const hint = readsCatalog ? 0.001 : 0;
      return (mentions + likely + hint + sharedWords(mutant.about.slice(0, NEAREST), name)) / (200 + ms);
    };
    const scores = new Map(this.#files.map((file) => [file, score(file)]));
    return this.#files.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.ms - b.ms);
  }

  /** 0 for a word that every file holds; the fewer hold it, the more it tells. */
  #rarity(word: string): number {
    const known = this.#rarities.get(word);
    if (known !== undefined) return known;
    const rarity = Math.log(
      this.#files.length / (1 + this.#files.filter(({ text }) => text.includes(word)).length),
    );
    this.#rarities.set(word, rarity);
    return rarity;
  }

  /** How much of what was noticed of a kind, or of an object, this file noticed. */
  #share(key: string, file: TestFile): number {
    const before = this.#noticed.get(key) ?? [];
    return before.filter((killer) => killer.file === file).length / Math.max(1, before.length);
  }

  #remember(key: string, killer: Killer): void {
    this.#noticed.set(key, [...(this.#noticed.get(key) ?? []), killer]);
  }
}

/** Whether a text speaks of a word counts for most, how often for little. */
function mention(word: string, text: string): number {
  const times = text.split(word).length - 1;
  return times === 0 ? 0 : 1 + Math.min(times, 5) / 10;
}

/** How many parts of some names, in singular, are in the name of a file: `name_payment` in `deposit-payments`. */
const sharedWords = (names: string[], file: string): number =>
  names
    .flatMap((name) => name.split('_'))
    .filter((part) => part.length > 3 && file.includes(part.replace(/s$/, ''))).length;

/** Whether a test file touches what a mutant weakens, as far as it is known. */
const canReach = ({ readsCatalog, reached }: TestFile, { weakens }: Mutant): boolean =>
  readsCatalog || reached === undefined || weakens === undefined || weakens.some((name) => reached.has(name));
