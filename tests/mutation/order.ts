import type { Experience } from './experience.ts';
import type { Mutant } from './mutant.ts';
import type { Test, TestFile } from './tests.ts';

/** What a file that noticed all mutants of a kind, or of an object, has ahead of one that only speaks of it, which rarely has 10. */
const EXPERIENCE = 10;
/** What a file says counts for less than what the test says. */
const OF_FILE = 0.3;
/** So many of a mutant's words are near enough for a file to be named for them. */
const NEAREST = 3;
/** What a test takes besides its own time: a copy of the database, the start of its file. */
const OVERHEAD_MS = 200;

/** Some tests of a file that are asked together, or the whole file. */
export interface Group {
  file: TestFile;
  tests?: readonly Test[];
}

interface Word {
  word: string;
  weight: number;
}

/** Says in which order to ask tests. */
export class Order {
  readonly #files: readonly TestFile[];
  readonly #rarities = new Map<string, number>();
  readonly #mentions = new WeakMap<object, Map<string, number>>();

  constructor(files: readonly TestFile[]) {
    this.#files = files;
  }

  /**
   * The tests that reach what was weakened, file by file, as far as it is known: first the file that the mutant names; then the
   * test alone that says most about it; then all, those first that speak most of it in the shortest time, and that noticed what
   * was weakened likewise before.
   */
  of(mutant: Mutant, experience: Experience): Group[] {
    const words = mutant.about.map((word, place) => ({ word, weight: this.#rarity(word) / (place + 1) }));
    const groups = this.#files.flatMap((file) => {
      const group = reachedOf({ file }, mutant);
      if (!group) return [];
      const tests = group.tests ?? file.tests ?? [];
      const ofFile =
        this.#speaks(file, words) * (tests.length > 0 ? OF_FILE : 1) +
        EXPERIENCE * experience.share(mutant, file) +
        (file.readsCatalog ? 0.001 : 0) +
        sharedWords(mutant.about.slice(0, NEAREST), file.name);
      const [best] = tests
        .map((test) => ({ test, score: this.#speaks(test, words), cost: OVERHEAD_MS + test.ms }))
        .toSorted((a, b) => b.score / b.cost - a.score / a.cost);
      const ms = group.tests ? Math.min(file.ms, sum(group.tests.map((test) => test.ms))) : file.ms;
      return {
        group,
        alone: best && { file, tests: [best.test] },
        scoreAlone: best ? (ofFile + best.score) / best.cost : 0,
        score: (ofFile + (best?.score ?? 0)) / (OVERHEAD_MS + ms),
      };
    });
    const alone = groups
      .toSorted((a, b) => b.scoreAlone - a.scoreAlone)
      .slice(0, 1)
      .flatMap(({ alone: one }) => one ?? []);
    const together = groups.toSorted((a, b) => b.score - a.score).map(({ group }) => group);
    const isNamed = ({ file }: Group) => file.name.endsWith(`/${mutant.about[0]}.test.ts`);
    return [...together.filter(isNamed), ...alone, ...together.filter((group) => !isNamed(group))];
  }

  #speaks(asked: { text: string }, words: readonly Word[]): number {
    const known = this.#mentions.get(asked) ?? new Map<string, number>();
    this.#mentions.set(asked, known);
    return sum(
      words.map(({ word, weight }) => {
        const times = known.get(word) ?? mention(word, asked.text);
        known.set(word, times);
        return weight * times;
      }),
    );
  }

  /** 0 for a word that every file holds; the fewer hold it, the more it tells. */
  #rarity(word: string): number {
    const known = this.#rarities.get(word);
    if (known !== undefined) return known;
    const holders = this.#files.filter(({ text }) => text.includes(word)).length;
    const rarity = Math.log(this.#files.length / (1 + holders));
    this.#rarities.set(word, rarity);
    return rarity;
  }
}

/** What of a group reaches what a mutant weakens, as far as it is known; the whole file, if all of it does. */
export function reachedOf({ file, tests }: Group, mutant: Mutant): Group | undefined {
  if (!canReach(file, mutant)) return undefined;
  const chosen = (tests ?? file.tests)?.filter((test) => canReach(test, mutant));
  if (chosen === undefined || chosen.length === file.tests?.length) return { file };
  return chosen.length === 0 ? undefined : { file, tests: chosen };
}

/** Whether a test, or a file, touches what a mutant weakens, as far as it is known. */
export const canReach = (
  { readsCatalog, reached }: { readsCatalog: boolean; reached?: ReadonlySet<string> },
  { weakens }: Mutant,
): boolean =>
  readsCatalog || reached === undefined || weakens === undefined || weakens.some((name) => reached.has(name));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

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
