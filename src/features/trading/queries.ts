import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { everyRow } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

export const NEWEST = 50;
/** The database's limit of open orders per portfolio. */
const MOST_OPEN = 200;
const VALUE_MS = 10_000;

export const instrumentsQuery = queryOptions({
  queryKey: ['instruments'],
  staleTime: 60_000,
  queryFn: ({ signal }) =>
    everyRow<Instrument>(async (from, to) =>
      unwrap(
        await supabase
          .from('instruments')
          .select('id, name, price_decimals, quantity_decimals, min_order_cents, taker_bp, maker_bp, status, trading')
          .neq('trading', 'none')
          .order('position')
          .range(from, to)
          .abortSignal(signal),
      ),
    ),
});

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
  trading: string;
}

/** `BTC` for `BTC-USD`. */
export const coinOf = ({ id }: { id: string }): string => id.split('-', 1)[0] ?? id;

/** The first without a name; undefined if not traded. */
export const shownInstrument = (
  instruments: readonly Instrument[],
  wanted: string | undefined,
): Instrument | undefined => (wanted === undefined ? instruments[0] : instruments.find(({ id }) => id === wanted));

/** Prices in ticks, sizes in lots. */
export interface Touch {
  bid: number;
  ask: number;
  bid_size: number;
  ask_size: number;
  source: string;
  /** By this device's clock, which may be wrong. */
  received_at: string;
}

/** Null without a quote. The `prices` topic triggers refreshes. */
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

/** Integer cents. */
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
  /** Money-weighted return per year. */
  yearly_rate: number | null;
  since: string | null;
}

export const poolsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'pools'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Pool[]> => unwrap(await supabase.rpc('my_portfolios').abortSignal(signal)),
  });

export const openPool = (pools: readonly Pool[]): Pool | undefined => pools.find(({ closed_at }) => closed_at === null);

/** Lots and integer cents. */
export interface Holding {
  instrument_id: string;
  name: string;
  price_decimals: number;
  quantity_decimals: number;
  quantity: number;
  /** Reserved for open sell orders. */
  reserved: number;
  cost_cents: number;
  /** Null without a price. */
  gain_cents: number | null;
  /** Liquidation value; null without a price. */
  value_cents: number | null;
  bid: number | null;
  received_at: string | null;
  stale: boolean;
  trading: string;
}

/** Integer cents; dollars have no instrument. */
export interface Asset {
  instrument_id: string | null;
  name: string | null;
  cents: number;
}

/** Dollars first, then coins, looking through strategies. */
export const assetsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'assets'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Asset[]> => unwrap(await supabase.rpc('my_assets').abortSignal(signal)),
  });

export const holdingsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'holdings', poolId],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Holding[]> =>
      unwrap(await supabase.rpc('my_holdings', { pool_id: poolId }).abortSignal(signal)),
  });

const ORDER =
  'id, instrument_id, side, kind, quantity, spend_cents, limit_price, stop_price, trail_bp, time_in_force, expires_at, post_only, pair_id, placed_at, filled_quantity, filled_cents, fee_cents, status, reason, finished_at';

/** Quantities in lots, prices in ticks, amounts in integer cents. */
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

export const openOrdersQuery = (userId: string, poolId: string) =>
  ordersQuery(userId, poolId, 'open', ['armed', 'open'], MOST_OPEN);

export const endedOrdersQuery = (userId: string, poolId: string) =>
  ordersQuery(userId, poolId, 'ended', ['filled', 'cancelled', 'expired'], NEWEST);

/** Lots, ticks and integer cents. */
export interface Fill {
  id: string;
  /** Null if made to handle a deposit or redemption. */
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

/** At the end of each day (UTC), oldest first. */
export const valueDaysQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'days', poolId],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('value_days', { pool_id: poolId }).abortSignal(signal)),
  });
