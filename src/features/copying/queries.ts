import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Fill } from '@/features/trading/queries';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** How old a value may get while it is looked at. */
const VALUE_MS = 10_000;
/** How many fills are read at once. */
const FILLS = 25;
/** How many strategies are read at once. */
const STRATEGIES = 50;
/** How many requests of one's own are shown: those that wait, then the newest. */
const NEWEST = 50;

/** A strategy as `strategies` says it: cents, basis points, and growths of a unit (0.1 is 10%). */
export interface Strategy {
  pool_id: string;
  title: string;
  idea: string;
  lead_name: string;
  is_mine: boolean;
  status: string;
  reason: string | null;
  /** When the status changed last. */
  changed_at: string;
  share_bp: number;
  capacity_cents: number;
  published_at: string | null;
  closed_at: string | null;
  value_cents: number;
  stale: boolean;
  priced_at: string | null;
  /** Null while it has no units. */
  lead_bp: number | null;
  growth: number | null;
  net_growth: number | null;
  /** Of the caller, in millionths. */
  my_units: number;
  last_fill_at: string | null;
  /** After the profit share, below zero; null before the first midnight. */
  drawdown: number | null;
  /** How many copied it, and how many of them got less than they put in; null of fewer than ten. */
  holders: number | null;
  below_zero: number | null;
}

/** Whether the reader sees what it trades a day late: it is neither theirs nor over, and they hold nothing of it. */
export const isShownLate = ({ my_units, is_mine, status }: Strategy): boolean =>
  my_units === 0 && !is_mine && status !== 'closed';

/**
 * The strategies that were announced, by length of record: those that are closed, which no longer change, or the others. Each page
 * that has been loaded makes the next refresh later, so that a long list is not read more often than a short one.
 */
export const strategiesQuery = (userId: string, isClosed: boolean) =>
  infiniteQueryOptions({
    queryKey: ['copying', userId, 'strategies', isClosed],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<Strategy[]> =>
      unwrap(
        await supabase
          .rpc('strategies', {
            is_closed: isClosed,
            max_rows: STRATEGIES,
            ...(pageParam === '' ? {} : { after: pageParam }),
          })
          .abortSignal(signal),
      ),
    refetchInterval: ({ state }) => !isClosed && VALUE_MS * (state.data?.pages.length ?? 1),
    getNextPageParam: (page) => (page.length < STRATEGIES ? undefined : page.at(-1)?.pool_id),
    select: ({ pages }) => pages.flat(),
  });

/** A strategy that was announced, or one's own proposal, by its id; null where the id, which may be empty, names neither. */
export const strategyQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'strategy', poolId],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<Strategy | null> => {
      if (poolId === '') return null;
      const found = unwrap(await supabase.rpc('strategies', { strategy_id: poolId }).abortSignal(signal));
      return found[0] ?? null;
    },
  });

/** What a strategy held at a moment: lots, and cents without a price null. */
export interface StrategyHolding {
  instrument_id: string;
  name: string;
  quantity_decimals: number;
  quantity: number;
  value_cents: number | null;
  as_of: string;
}

/** What a strategy holds; what it held a day ago for people who are not in it. */
export const strategyHoldingsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'holdings', poolId],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<StrategyHolding[]> =>
      unwrap(await supabase.rpc('strategy_holdings', { pool_id: poolId }).abortSignal(signal)),
  });

/** A purchase or sale of a strategy with the quote that filled it. */
export type StrategyFill = Omit<Fill, 'order_id' | 'role' | 'source_at'> & {
  /** It was made for money that came or left. */
  is_dealing: boolean;
};

/** The fills of a strategy, the newest first, as far as the caller sees them; refreshed as the list of strategies is. */
export const strategyFillsQuery = (userId: string, poolId: string) =>
  infiniteQueryOptions({
    queryKey: ['copying', userId, 'fills', poolId],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<StrategyFill[]> =>
      unwrap(
        await supabase
          .rpc('strategy_fills', {
            pool_id: poolId,
            max_rows: FILLS,
            ...(pageParam === '' ? {} : { before: pageParam }),
          })
          .abortSignal(signal),
      ),
    refetchInterval: ({ state }) => VALUE_MS * (state.data?.pages.length ?? 1),
    getNextPageParam: (page) => (page.length < FILLS ? undefined : page.at(-1)?.at),
    select: ({ pages }) => pages.flat(),
  });

/** What a unit was worth at the last mark of each day (UTC), in dollars, the oldest first. */
export const strategyDaysQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'days', poolId],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.rpc('strategy_days', { pool_id: poolId }).abortSignal(signal)),
  });

/** A strategy among all that its lead has announced. */
export interface Announced {
  strategy_id: string;
  title: string;
  status: string;
  published_at: string;
  closed_at: string | null;
  net_growth: number | null;
}

/** Everything that the lead of a strategy has ever announced. */
export const leadRecordQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'record', poolId],
    queryFn: async ({ signal }): Promise<Announced[]> =>
      unwrap(await supabase.rpc('lead_record', { pool_id: poolId }).abortSignal(signal)),
  });

/** What the caller has, waits for or had in a strategy: cents, and units in millionths. */
export interface OwnCopy {
  pool_id: string;
  title: string;
  status: string;
  /** When the status changed last. */
  changed_at: string;
  is_mine: boolean;
  units: number;
  /** Less the profit share that would fall due. */
  value_cents: number;
  due_cents: number;
  paid_in_cents: number;
  paid_out_cents: number;
  gain_cents: number;
  waiting_in_cents: number;
  waiting_units: number;
  stop_bp: number | null;
  stop_base_cents: number;
  /** The highest of a lot; null without units. */
  share_bp: number | null;
  /** What the lead got of them. */
  share_units: number;
  stale: boolean;
  priced_at: string | null;
  opened_at: string;
  ended_at: string | null;
  /** Money-weighted, a year. */
  yearly_rate: number | null;
}

/** Whether some of it waits to come in or to leave. */
export const hasWaiting = ({ waiting_in_cents, waiting_units }: OwnCopy): boolean =>
  waiting_in_cents > 0 || waiting_units > 0;

/** The caller's copies, and the stake of a lead. */
export const copiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'copies'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<OwnCopy[]> =>
      unwrap(await supabase.rpc('my_copies').abortSignal(signal)),
  });

/** Money that was put into a strategy, or units that were asked out. */
export interface CopyRequest {
  id: string;
  side: string;
  amount_cents: number | null;
  units: number | null;
  reason: string;
  asked_at: string;
  not_before: string | null;
  split_from: string | null;
  status: string;
  ended_at: string | null;
  dealt_cents: number | null;
  dealt_units: number | null;
  share_units: number | null;
}

/** The caller's requests of a strategy: what waits, and the newest that have counted. */
export const copyRequestsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'requests', poolId],
    queryFn: async ({ signal }): Promise<CopyRequest[]> =>
      unwrap(
        await supabase
          .from('copy_requests')
          .select(
            'id, side, amount_cents, units, reason, asked_at, not_before, split_from, status, ended_at, dealt_cents, dealt_units, share_units',
          )
          .eq('pool_id', poolId)
          .in('status', ['waiting', 'dealt'])
          // Waiting before dealt: a rest that waits keeps the moment of its request, and must not drop out behind newer ones.
          .order('status', { ascending: false })
          .order('asked_at', { ascending: false })
          .limit(NEWEST)
          .abortSignal(signal),
      ),
  });

/** What an amount would bring at the prices of this moment; cents, and units in millionths. */
export interface Preview {
  units: number | null;
  /** What these units would bring at once. */
  back_cents: number | null;
  share_bp: number;
  room_cents: number;
  stale: boolean;
}

/** Asked again while it is looked at: the prices of this moment are not those that will count. */
export const previewCopyQuery = (userId: string, poolId: string, cents: number) =>
  queryOptions({
    queryKey: ['copying', userId, 'preview', poolId, cents],
    refetchInterval: VALUE_MS,
    retry: false,
    queryFn: async ({ signal }): Promise<Preview | undefined> =>
      unwrap(
        await supabase.rpc('preview_copy', { pool_id: poolId, amount_cents: cents }).abortSignal(signal),
      )[0],
  });

/** A strategy as its lead reads it, in sums: cents, and units in millionths. */
export interface LedStrategy {
  pool_id: string;
  title: string;
  status: string;
  reason: string | null;
  /** When the status changed last. */
  changed_at: string;
  /** People with units besides the lead. */
  holders: number;
  value_cents: number;
  units: number;
  my_units: number;
  free_units: number;
  waiting_in_cents: number;
  waiting_units: number;
  room_cents: number;
  share_bp: number;
  capacity_cents: number;
  taken_units: number;
  due_units: number;
  turnover_cents: number;
  fee_cents: number;
  stale: boolean;
}

/** The strategies that the caller leads, led or has proposed. */
export const ledStrategiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'led'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<LedStrategy[]> =>
      unwrap(await supabase.rpc('my_strategies').abortSignal(signal)),
  });
