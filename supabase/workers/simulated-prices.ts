import type { Instrument, PriceSource } from './price-source.ts';
import { simulatedWalk, STEP_S } from './simulated-walk.ts';

/** Simulates quotes: each instrument has one every four seconds, and the same seed gives the same ones to every worker. */
export function simulatedPrices(seed: string, instruments: readonly Instrument[]): PriceSource {
  const walks = instruments.flatMap((instrument) => {
    const walk = simulatedWalk(seed, instrument);
    return walk === undefined ? [] : [{ walk, offset: instrument.position % STEP_S, last: 0 }];
  });
  return {
    name: 'simulated',
    next: (now) => {
      const second = Math.floor(now / 1000);
      const due = walks.flatMap((one) => {
        const at = second - ((second - one.offset) % STEP_S);
        // A clock that was set back is no reason to be silent: the database takes nothing older than it has.
        if (at === one.last) return [];
        one.last = at;
        return [one.walk.quote(at)];
      });
      return Promise.resolve(due);
    },
  };
}
