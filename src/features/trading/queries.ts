import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { everyRow } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

/** How many ended orders and fills are shown; they are the newest. */
export const NEWEST = 50;
/** The database lets so many orders of a portfolio wait. */
const MOST_OPEN = 200;
/** How old the value of a portfolio may get while it is looked at. */
const VALUE_MS = 10_000;

/** What can be bought and sold, in its order. */
export const instrumentsQuery = queryOptions({
  queryKey: ['instruments'],
  staleTime: 60_000,
  queryFn: ({ signal }) =>
    everyRow<Instrument>(async (from, to) =>
      unwrap(
        await supabase
          .from('instruments')
          .select(
            'id, name, price_decimals, quantity_decimals, min_order_cents, taker_bp, maker_bp, status, trading',
          )
          .neq('trading', 'none')
          .order('position')
          .range(from, to)
          .abortSignal(signal),
      ),
    ),
});

/** What can be bought and sold: decimals of its prices and quantities, its least order in cents and the venue's fees in basis points. */
export interface Instrument {
  id: string;
  name: string;
  price_decimals: number;
  quantity_decimals: number;
  min_order_cents: number;
  taker_bp: number;
  maker_bp: number;
  /** `halted` takes no orders. */
  status: string;
  /** `open`, or `sell_only`. */
  trading: string;
}

/** The coin of an instrument, for quantities: `BTC` of `BTC-USD`. */
export const coinOf = ({ id }: { id: string }): string => id.split('-', 1)[0] ?? id;

/** The one of an address; the first if it names none. Undefined if it is not traded. */
export const shownInstrument = (
  instruments: readonly Instrument[],
  wanted: string | undefined,
): Instrument | undefined =>
  wanted === undefined ? instruments[0] : instruments.find(({ id }) => id === wanted);

/** The best bid and ask of an instrument: prices in ticks, sizes in lots. */
export interface Touch {
  bid: number;
  ask: number;
  bid_size: number;
  ask_size: number;
  source: string;
  /** When it reached the database, by the clock of this device, which may be wrong. */
  received_at: string;
}

/** The best bid and ask of an instrument; null while it has none. The topic `prices` says when they are read again. */
export const touchQuery = (instrumentId: string) =>
  queryOptions({
    queryKey: ['touches', instrumentId],
    staleTime: 1000,
    queryFn: async ({ signal }): Promise<Touch | null> => {
      const [found] = unwrap(
        await supabase.rpc('touch', { instrument_id: instrumentId }, { get: true }).abortSignal(signal),
      );
      if (!found) return null;
      const { age_ms, ...touch } = found;
      return { ...touch, received_at: new Date(Date.now() - age_ms).toISOString() };
    },
  });

/** A portfolio as `my_portfolios` says it; amounts in integer cents. */
export interface Pool {
  pool_id: string;
  title: string;
  opened_at: string;
  closed_at: string | null;
  cash_cents: number;
  free_cents: number;
  waiting_in_cents: number;
  waiting_out_cents: number;
  value_cents: number;
  priced_at: string | null;
  stale: boolean;
  paid_in_cents: number;
  paid_out_cents: number;
  fee_cents: number;
  gain_cents: number;
  price_gain_cents: number;
  realised_cents: number;
  /** Time-weighted since the first payment: 0.1 is 10%. */
  growth: number | null;
  /** Money-weighted, a year. */
  yearly_rate: number | null;
  since: string | null;
}

/** The investor's portfolios, the newest first. */
export const poolsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'pools'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Pool[]> =>
      unwrap(await supabase.rpc('my_portfolios').abortSignal(signal)),
  });

/** The one that is open, if any. */
export const openPool = (pools: readonly Pool[]): Pool | undefined =>
  pools.find(({ closed_at }) => closed_at === null);

/** What a portfolio holds of an instrument: lots, and integer cents. */
export interface Holding {
  instrument_id: string;
  name: string;
  price_decimals: number;
  quantity_decimals: number;
  quantity: number;
  /** What of it open orders to sell may need. */
  reserved: number;
  cost_cents: number;
  /** Null without a price. */
  gain_cents: number | null;
  /** What it could be sold for; null without a price. */
  value_cents: number | null;
  bid: number | null;
  received_at: string | null;
  stale: boolean;
  trading: string;
}

/** What of all that the investor has is in a coin, in integer cents; in dollars without an instrument. */
export interface Asset {
  instrument_id: string | null;
  name: string | null;
  cents: number;
}

/** In what all is that the investor has: dollars first, and each coin, strategies looked through. */
export const assetsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'assets'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Asset[]> =>
      unwrap(await supabase.rpc('my_assets').abortSignal(signal)),
  });

/** What a portfolio holds. */
export const holdingsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'holdings', poolId],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Holding[]> =>
      unwrap(await supabase.rpc('my_holdings', { pool_id: poolId }).abortSignal(signal)),
  });

const ORDER =
  'id, instrument_id, side, kind, quantity, spend_cents, limit_price, stop_price, trail_bp, time_in_force, expires_at, post_only, pair_id, placed_at, filled_quantity, filled_cents, fee_cents, status, reason, finished_at';

/** An order: quantities in lots, prices in ticks, amounts in integer cents. */
export interface Order {
  id: string;
  instrument_id: string;
  side: string;
  kind: string;
  quantity: number | null;
  spend_cents: number | null;
  limit_price: number | null;
  stop_price: number | null;
  trail_bp: number | null;
  time_in_force: string;
  expires_at: string | null;
  post_only: boolean;
  pair_id: string | null;
  placed_at: string;
  filled_quantity: number;
  filled_cents: number;
  fee_cents: number;
  status: string;
  reason: string | null;
  finished_at: string | null;
}

const ordersQuery = (userId: string, poolId: string, part: string, statuses: string[], most: number) =>
  queryOptions({
    queryKey: ['trading', userId, 'orders', poolId, part],
    queryFn: async ({ signal }): Promise<Order[]> =>
      unwrap(
        await supabase
          .from('orders')
          .select(ORDER)
          .eq('pool_id', poolId)
          .in('status', statuses)
          .order('placed_at', { ascending: false })
          .limit(most)
          .abortSignal(signal),
      ),
  });

/** The orders of a portfolio that wait, the newest first. */
export const openOrdersQuery = (userId: string, poolId: string) =>
  ordersQuery(userId, poolId, 'open', ['armed', 'open'], MOST_OPEN);

/** The orders of a portfolio that are over, the newest. */
export const endedOrdersQuery = (userId: string, poolId: string) =>
  ordersQuery(userId, poolId, 'ended', ['filled', 'cancelled', 'expired'], NEWEST);

/** A purchase or sale with the quote that filled it: lots, ticks and integer cents. */
export interface Fill {
  id: string;
  /** Null of one that a dealing made for money that came or left. */
  order_id: string | null;
  instrument_id: string;
  side: string;
  at: string;
  quantity: number;
  price: number;
  cents: number;
  fee_cents: number;
  role: string;
  bid: number;
  ask: number;
  bid_size: number;
  ask_size: number;
  source: string;
  source_at: string;
  received_at: string;
}

/** The newest fills of a portfolio. */
export const fillsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'fills', poolId],
    queryFn: async ({ signal }): Promise<Fill[]> =>
      unwrap(
        await supabase
          .from('fills')
          .select(
            'id, order_id, instrument_id, side, at, quantity, price, cents, fee_cents, role, bid, ask, bid_size, ask_size, source, source_at, received_at',
          )
          .eq('pool_id', poolId)
          .order('at', { ascending: false })
          .limit(NEWEST)
          .abortSignal(signal),
      ),
  });

/** Money that was put in or asked out and waits for the next prices. */
export const waitingQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'requests', poolId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('dealing_requests')
          .select('id, side, amount_cents, asked_at')
          .eq('pool_id', poolId)
          .eq('status', 'waiting')
          .order('asked_at', { ascending: false })
          .limit(NEWEST)
          .abortSignal(signal),
      ),
  });

/** What the portfolio could be sold for at the end of each day (UTC), the oldest first. */
export const valueDaysQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'days', poolId],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.rpc('value_days', { pool_id: poolId }).abortSignal(signal)),
  });
