import { randomUUID } from 'node:crypto';
import type { Person, Row } from '../actors.ts';
import { makeDeposit } from '../money/deposits.ts';
import type { Stage } from '../stage.ts';
import { around, ingest, quote } from './quotes.ts';

export interface Trader {
  person: Person;
  pool: string;
  rows: (name: string, args?: Row) => Promise<Row[]>;
  place: (order: Row) => Promise<Row>;
  order: (id: unknown) => Promise<Row>;
  /** Holdings of an instrument, in lots. */
  held: (instrument?: string) => Promise<number>;
  /** Cash and its reserved part, in cents. */
  books: () => Promise<Row>;
}

export const firstOf = (found: readonly Row[]): Row => {
  if (!found[0]) throw new Error('No row.');
  return found[0];
};

export const buyAt = (limit_price: number, values: Row = {}): Row => ({
  side: 'buy',
  kind: 'limit',
  quantity: 100_000,
  limit_price,
  ...values,
});

export const placer =
  (rows: Trader['rows'], pool: string): Trader['place'] =>
  async (order) =>
    firstOf(
      await rows('place_order', {
        pool_id: pool,
        instrument_id: 'BTC-USD',
        kind: 'market',
        request_id: randomUUID(),
        ...order,
      }),
    );

export async function makeTrader(stage: Stage, cents = 1_000_000): Promise<Trader> {
  const { owner, makeInvestor, asInvestor } = stage;
  const person = await makeInvestor({ deposited: cents });
  const pool = randomUUID();
  const rows: Trader['rows'] = (name, args) => asInvestor(person).rows(name, args ?? {});
  await rows('open_portfolio', { title: 'Mine', request_id: pool });
  await rows('subscribe', { pool_id: pool, amount_cents: cents, request_id: randomUUID() });
  return {
    person,
    pool,
    rows,
    place: placer(rows, pool),
    order: async (id) => firstOf(await owner<Row[]>`select * from public.orders where id = ${id as string}`),
    held: async (instrument = 'BTC-USD') => {
      const [row] = await owner<{ quantity: number }[]>`
        select quantity from pools.holdings where pool_id = ${pool} and instrument_id = ${instrument}`;
      return row?.quantity ?? 0;
    },
    books: async () =>
      firstOf(
        await owner<
          Row[]
        >`select cash_cents, reserved_cents, waiting_cents, units from pools.pool_books where pool_id = ${pool}`,
      ),
  };
}

export async function makeHolder(stage: Stage): Promise<Trader> {
  const trader = await makeTrader(stage);
  await shows(stage, 9_500_000);
  await trader.place({ side: 'buy', quantity: 1_000_000 });
  await shows(stage, 9_500_000);
  return trader;
}

export const fillsOf = async ({ owner }: Stage, { pool }: Trader) => [
  ...(await owner<{ side: string; quantity: number; price: number; role: string; cents: number }[]>`
    select side, quantity, price, role, cents from public.fills where pool_id = ${pool} order by at, id`),
];

export const shows = (stage: Stage, mid: number, changes: Row = {}) => ingest(stage.owner, [around(mid, changes)]);

/** Sends a quote of bitcoin with its bid and ask in cents. */
export const showsTouch = (stage: Stage, bid: number, ask: number, changes: Row = {}) =>
  ingest(stage.owner, [quote({ bid, ask, ...changes })]);

export interface Traded {
  owner: string;
  put: string;
  returned: string;
  taken: string;
  bought: string;
  sold: string;
}

export async function makeTraded(stage: Stage): Promise<Traded> {
  const { owner } = stage;
  const trader = await makeTrader(stage, 100_000);
  const { pool: pool_id } = trader;
  const [returned, taken] = [randomUUID(), randomUUID()];
  await shows(stage, 9_500_000);
  await trader.place({ side: 'buy', spend_cents: 50_000 });
  await shows(stage, 9_500_000);
  await makeDeposit(owner, trader.person.id, 5000);
  await trader.rows('subscribe', { pool_id, amount_cents: 1000, request_id: returned });
  await trader.rows('return_request', { request_id: returned });
  await trader.rows('redeem', { pool_id, amount_cents: 2000, request_id: taken });
  await trader.place({ side: 'sell', quantity: 100_000 });
  await shows(stage, 9_500_000);
  await owner`select pools.run_dealings(10)`;
  const [put] = await owner<{ id: string }[]>`
    select id from public.dealing_requests where pool_id = ${pool_id} order by asked_at limit 1`;
  const fills = await owner<{ id: string; side: string }[]>`
    select id, side from public.fills where pool_id = ${pool_id}`;
  const fill = (side: string) => fills.find((one) => one.side === side)?.id ?? '';
  return {
    owner: trader.person.id,
    put: put?.id ?? '',
    returned,
    taken,
    bought: fill('buy'),
    sold: fill('sell'),
  };
}

/** Cancels everyone's orders, so that those of another test use up no size. */
export const endOrders = ({ owner }: Stage) => owner`
  select pools.end_order(o, 'cancelled', 'by_owner') from public.orders o
  where o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id`;
