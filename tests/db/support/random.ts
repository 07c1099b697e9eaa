/** A stream of numbers that a seed determines. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  fraction: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  /** One of the things, or undefined when there is none. */
  pick: <T>(things: readonly T[]) => T | undefined;
}

/** The stream of a seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    int,
    chance: (probability) => fraction() < probability,
    pick: (things) => things[int(0, things.length - 1)],
  };
}

/** The seed of this run: the environment's; another every time in the long runs; otherwise always the same, so that none is red by chance. */
export const SEED = Number(
  process.env['SEED'] ?? (process.env['MODE'] === 'soak' ? Math.floor(Math.random() * 2 ** 31) : 1),
);
