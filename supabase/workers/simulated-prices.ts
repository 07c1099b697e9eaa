import type { Instrument, PriceSource } from './price-source.ts';
import { simulatedWalk, STEP_S } from './simulated-walk.ts';

/** Simulates a quote per instrument every four seconds; every worker gets the same ones from a seed. */
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
        // Continues after a clock was set back: the database ignores old quotes.
        if (at === one.last) return [];
        one.last = at;
        return [one.walk.quote(at)];
      });
      return Promise.resolve(due);
    },
  };
}
