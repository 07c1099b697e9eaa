import type { Experience } from './experience.ts';
import type { Mutant } from './mutant.ts';
import type { Test, TestFile } from './tests.ts';

/**
 * The lead of a file that killed all mutants of a kind or object over one that only mentions it, which rarely scores
 * 10.
 */
const EXPERIENCE = 10;
const OF_FILE = 0.3;
const NEAREST = 3;
const OVERHEAD_MS = 200;

export interface Group {
  file: TestFile;
  tests?: readonly Test[];
}

interface Word {
  word: string;
  weight: number;
}

export class Order {
  readonly #files: readonly TestFile[];
  readonly #rarities = new Map<string, number>();
  readonly #mentions = new WeakMap<object, Map<string, number>>();

  constructor(files: readonly TestFile[]) {
    this.#files = files;
  }

  /**
   * Returns the tests that reach the weakened object, file by file: first the file that the mutant names, then the
   * single test that mentions it most, then all by how much they mention it per time and how often they killed
   * similar mutants.
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

  #rarity(word: string): number {
    const known = this.#rarities.get(word);
    if (known !== undefined) return known;
    const holders = this.#files.filter(({ text }) => text.includes(word)).length;
    const rarity = Math.log(this.#files.length / (1 + holders));
    this.#rarities.set(word, rarity);
    return rarity;
  }
}

export function reachedOf({ file, tests }: Group, mutant: Mutant): Group | undefined {
  if (!canReach(file, mutant)) return undefined;
  const chosen = (tests ?? file.tests)?.filter((test) => canReach(test, mutant));
  if (chosen === undefined || chosen.length === file.tests?.length) return { file };
  return chosen.length === 0 ? undefined : { file, tests: chosen };
}

/** Whether a test or file may touch the weakened object; true if unknown. */
export const canReach = (
  { readsCatalog, reached }: { readsCatalog: boolean; reached?: ReadonlySet<string> },
  { weakens }: Mutant,
): boolean =>
  readsCatalog || reached === undefined || weakens === undefined || weakens.some((name) => reached.has(name));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

function mention(word: string, text: string): number {
  const times = text.split(word).length - 1;
  return times === 0 ? 0 : 1 + Math.min(times, 5) / 10;
}

/** Counts the singular parts of names in the name of a file: `name_payment` in `deposit-payments`. */
const sharedWords = (names: string[], file: string): number =>
  names.flatMap((name) => name.split('_')).filter((part) => part.length > 3 && file.includes(part.replace(/s$/, '')))
    .length;
