export interface Random {
  fraction: () => number;
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(things: readonly T[]) => T | undefined;
}

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

/**
 * `SEED` of the environment, a new one in soak runs, or else always the same, so that ordinary runs are reproducible.
 */
export const SEED = Number(
  process.env['SEED'] ?? (process.env['MODE'] === 'soak' ? Math.floor(Math.random() * 2 ** 31) : 1),
);
