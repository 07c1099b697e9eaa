import { queryOptions } from '@tanstack/react-query';
import { reading, selecting } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { everyRow } from '@/lib/data/paging';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export const NEWEST = 50;
/** The database's limit of open orders per portfolio. */
const MOST_OPEN = 200;
const VALUE_MS = 10_000;

const readInstruments = async (from: number, to: number, signal: AbortSignal) =>
  unwrap(
    await supabase
      .from('instruments')
      .select('id, name, price_decimals, quantity_decimals, min_order_cents, taker_bp, maker_bp, status, trading')
      .neq('trading', 'none')
      .order('position')
      .range(from, to)
      .abortSignal(signal),
  );

/** If `halted`, it takes no orders. */
export type Instrument = Awaited<ReturnType<typeof readInstruments>>[number];

export const instrumentsQuery = queryOptions({
  queryKey: ['instruments'],
  staleTime: 60_000,
  queryFn: ({ signal }) => everyRow<Instrument>((from, to) => readInstruments(from, to, signal)),
});

/** The first without a name; undefined if not traded. */
export const shownInstrument = (
  instruments: readonly Instrument[],
  wanted: string | undefined,
): Instrument | undefined => (wanted === undefined ? instruments[0] : instruments.find(({ id }) => id === wanted));

/** Prices in ticks, sizes in lots; received by this device's clock, which may be wrong. */
export type Touch = Omit<Row<'touch'>, 'age_ms'> & { received_at: string };

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

/** In cents. `growth` is time-weighted (0.1 is 10%), `yearly_rate` the money-weighted return per year. */
export type Pool = Nullable<Row<'my_portfolios'>, 'closed_at' | 'priced_at' | 'growth' | 'yearly_rate' | 'since'>;

export const poolsQuery = (userId: string) =>
  queryOptions<Pool[]>({
    queryKey: ['trading', userId, 'pools'],
    refetchInterval: VALUE_MS,
    queryFn: reading('my_portfolios'),
  });

export const openPool = (pools: readonly Pool[]): Pool | undefined => pools.find(({ closed_at }) => closed_at === null);

/** In lots and cents. `reserved` is for open sell orders; value and gain are of a liquidation, null without a price. */
export type Holding = Nullable<Row<'my_holdings'>, 'gain_cents' | 'value_cents' | 'bid' | 'received_at'>;

/** In integer cents; dollars have no instrument. */
export type Asset = Nullable<Row<'my_assets'>, 'instrument_id' | 'name'>;

/** Dollars first, then coins, looking through strategies. */
export const assetsQuery = (userId: string) =>
  queryOptions<Asset[]>({
    queryKey: ['trading', userId, 'assets'],
    refetchInterval: VALUE_MS,
    queryFn: reading('my_assets'),
  });

export const holdingsQuery = (userId: string, poolId: string) =>
  queryOptions<Holding[]>({
    queryKey: ['trading', userId, 'holdings', poolId],
    refetchInterval: VALUE_MS,
    queryFn: reading('my_holdings', { pool_id: poolId }),
  });

const readOrders = async (poolId: string, statuses: string[], most: number, signal: AbortSignal) =>
  unwrap(
    await supabase
      .from('orders')
      .select(
        'id, instrument_id, side, kind, quantity, spend_cents, limit_price, stop_price, trail_bp, time_in_force, expires_at, post_only, pair_id, placed_at, filled_quantity, filled_cents, fee_cents, status, reason, finished_at',
      )
      .eq('pool_id', poolId)
      .in('status', statuses)
      .order('placed_at', { ascending: false })
      .limit(most)
      .abortSignal(signal),
  );

/** Quantities in lots, prices in ticks, amounts in integer cents. */
export type Order = Awaited<ReturnType<typeof readOrders>>[number];

const ordersQuery = (userId: string, poolId: string, part: string, statuses: string[], most: number) =>
  queryOptions({
    queryKey: ['trading', userId, 'orders', poolId, part],
    queryFn: ({ signal }) => readOrders(poolId, statuses, most, signal),
  });

export const openOrdersQuery = (userId: string, poolId: string) =>
  ordersQuery(userId, poolId, 'open', ['armed', 'open'], MOST_OPEN);

export const endedOrdersQuery = (userId: string, poolId: string) =>
  ordersQuery(userId, poolId, 'ended', ['filled', 'cancelled', 'expired'], NEWEST);

const readFills = async (poolId: string, signal: AbortSignal) =>
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
  );

/** In lots, ticks and integer cents. Without an order if made to handle a deposit or redemption. */
export type Fill = Awaited<ReturnType<typeof readFills>>[number];

export const fillsQuery = (userId: string, poolId: string) =>
  queryOptions({ queryKey: ['trading', userId, 'fills', poolId], queryFn: ({ signal }) => readFills(poolId, signal) });

export const waitingQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'requests', poolId],
    queryFn: selecting(() =>
      supabase
        .from('dealing_requests')
        .select('id, side, amount_cents, asked_at')
        .eq('pool_id', poolId)
        .eq('status', 'waiting')
        .order('asked_at', { ascending: false })
        .limit(NEWEST),
    ),
  });

/** At the end of each day (UTC), oldest first. */
export const valueDaysQuery = (userId: string, poolId: string) =>
  queryOptions({ queryKey: ['trading', userId, 'days', poolId], queryFn: reading('value_days', { pool_id: poolId }) });
