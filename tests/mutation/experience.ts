import type { Mutant } from './mutant.ts';
import type { Test, TestFile } from './tests.ts';

export interface Killer {
  file: TestFile;
  test?: Test;
}

const objectOf = ({ name }: Pick<Mutant, 'name'>): string => name.split(': ')[0] ?? name;

/** Groups mutants of different objects: `policy a on b: using (true)` is of the kind `using (true)`. */
function kindOf({ name }: Pick<Mutant, 'name'>): string {
  const [object = '', ...what] = name.split(': ');
  return what.length === 0 ? object.split(' ').slice(0, 2).join(' ') : what.join(': ').split(' ').slice(0, 3).join(' ');
}

const MOST_LIKELY = 5;

const msOf = ({ file, test }: Killer): number => (test ?? file).ms;

/** Remembers which tests noticed which mutants. */
export class Experience {
  readonly #noticed = new Map<string, Killer[]>();

  remember(mutant: Pick<Mutant, 'name'>, killer: Killer): void {
    for (const key of [kindOf(mutant), objectOf(mutant)])
      this.#noticed.set(key, [...(this.#noticed.get(key) ?? []), killer]);
  }

  /** The tests that noticed others of the same object, the quickest first; then the one that noticed the last of the same kind. */
  likely(mutant: Mutant): Killer[] {
    const ofObject = [...(this.#noticed.get(objectOf(mutant)) ?? [])].toSorted((a, b) => msOf(a) - msOf(b));
    const ofKind = this.#noticed.get(kindOf(mutant))?.at(-1);
    const likely = new Map(
      [...ofObject, ...(ofKind ? [ofKind] : [])].map((killer) => [killer.test ?? killer.file, killer]),
    );
    return [...likely.values()].slice(0, MOST_LIKELY);
  }

  /** Returns a file's share of kills of the same kind plus that of the same object: 0 to 2. */
  share(mutant: Mutant, file: TestFile): number {
    const shares = [kindOf(mutant), objectOf(mutant)].map((key) => {
      const before = this.#noticed.get(key) ?? [];
      return before.filter((killer) => killer.file === file).length / Math.max(1, before.length);
    });
    return shares.reduce((sum, share) => sum + share, 0);
  }
}
