import type { Instrument, Quote } from '../workers/price-source.ts';
import { simulatedWalk, type Walk } from '../workers/simulated-walk.ts';
import type { Scene } from './scene.ts';

/** The simulated prices of a sandbox at any moment. */
export interface Market {
  /** Shows the prices of a moment (milliseconds) to the database, which fills orders with them, and deals what waits. */
  show(): Promise<void>;
  /** By how much the price of an instrument changes from the present until a later moment. */
  change(instrument: string, until: number): number;
}

const COINS = ['BTC-USD', 'ETH-USD', 'RUNE-USD', 'SHIB-USD', 'DOGE-USD'];

/** Opens the simulation, whose seed is drawn as always, so that what is dealt here can be computed again. */
export async function openMarket({ sql, clock }: Scene): Promise<Market> {
  const [simulation] = await sql<{ seed: string }[]>`select markets.begin_simulation() ->> 'seed' as seed`;
  const instruments = await sql<Instrument[]>`
    select id, price_decimals, quantity_decimals, position from public.instruments where id in ${sql(COINS)} order by position`;
  const walks = new Map<string, Walk>();
  for (const instrument of instruments) {
    const walk = simulatedWalk(simulation?.seed ?? '', instrument);
    if (walk) walks.set(instrument.id, walk);
  }
  return {
    async show() {
      const quotes: Quote[] = [...walks.values()].map((walk) => walk.quote(Math.floor(clock.now / 1000)));
      // A day may move a price further than a minute may.
      await sql`delete from public.last_quotes l where l.received_at < ground.demo_now() - interval '1 minute'`;
      await sql`select markets.ingest_quotes('simulated', ${sql.json(quotes)}), pools.run_dealings(1000), pools.mark_pools()`;
    },
    change(instrument, until) {
      const walk = walks.get(instrument);
      const [from = 1, to = 1] = [clock.now, until].map((moment) => walk?.mid(Math.floor(moment / 1000)));
      return to / from - 1;
    },
  };
}
