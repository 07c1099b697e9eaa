import { randomUUID } from 'node:crypto';
import type { Person, Row } from './actors.ts';
import { around, ingest, quote } from './quotes.ts';
import type { Stage } from './stage.ts';

/** Somebody with money in a portfolio. */
export interface Trader {
  person: Person;
  pool: string;
  /** Calls a function of theirs. */
  rows: (name: string, args?: Row) => Promise<Row[]>;
  /** Places an order, of bitcoin unless it says otherwise, and answers it. */
  place: (order: Row) => Promise<Row>;
  /** An order as it is now. */
  order: (id: unknown) => Promise<Row>;
  /** What the portfolio holds of an instrument, in lots. */
  held: (instrument?: string) => Promise<number>;
  /** Cash and what is reserved of it, in cents. */
  books: () => Promise<Row>;
}

/** A new investor with so many cents of cash in a portfolio, which holds nothing yet. */
export async function makeTrader(stage: Stage, cents = 1_000_000): Promise<Trader> {
  const { owner, makeInvestor, asInvestor } = stage;
  const person = await makeInvestor({ deposited: cents });
  const pool = randomUUID();
  const rows: Trader['rows'] = (name, args) => asInvestor(person).rows(name, args ?? {});
  await rows('open_portfolio', { title: 'Mine', request_id: pool });
  await rows('subscribe', { pool_id: pool, amount_cents: cents, request_id: randomUUID() });
  const one = (found: readonly Row[]): Row => {
    if (!found[0]) throw new Error('No row.');
    return found[0];
  };
  return {
    person,
    pool,
    rows,
    place: async (order) =>
      one(
        await rows('place_order', {
          pool_id: pool,
          instrument_id: 'BTC-USD',
          kind: 'market',
          request_id: randomUUID(),
          ...order,
        }),
      ),
    order: async (id) => one(await owner<Row[]>`select * from public.orders where id = ${id as string}`),
    held: async (instrument = 'BTC-USD') => {
      const [row] = await owner<{ quantity: number }[]>`
        select quantity from private.holdings where pool_id = ${pool} and instrument_id = ${instrument}`;
      return row?.quantity ?? 0;
    },
    books: async () =>
      one(
        await owner<
          Row[]
        >`select cash_cents, reserved_cents, waiting_cents, units from private.pool_books where pool_id = ${pool}`,
      ),
  };
}

/** One quote of bitcoin around a price in cents, five dollars to either side. */
export const shows = (stage: Stage, mid: number, changes: Row = {}) =>
  ingest(stage.owner, [around(mid, changes)]);

/** One quote of bitcoin with its bid and ask in cents. */
export const shows2 = (stage: Stage, bid: number, ask: number, changes: Row = {}) =>
  ingest(stage.owner, [quote({ bid, ask, ...changes })]);
