import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Fill } from '@/features/trading/queries';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

const VALUE_MS = 10_000;
const FILLS = 25;
const STRATEGIES = 50;
const NEWEST = 50;

/** Cents, basis points, and growth of a unit (0.1 is 10%). */
export interface Strategy {
  pool_id: string;
  title: string;
  idea: string;
  lead_name: string;
  is_mine: boolean;
  status: string;
  reason: string | null;
  changed_at: string;
  share_bp: number;
  capacity_cents: number;
  published_at: string | null;
  closed_at: string | null;
  value_cents: number;
  stale: boolean;
  priced_at: string | null;
  /** Null without units. */
  lead_bp: number | null;
  growth: number | null;
  net_growth: number | null;
  /** In millionths. */
  my_units: number;
  last_fill_at: string | null;
  /** After the profit share, negative; null before the first midnight. */
  drawdown: number | null;
  /** How many copied it, and how many lost money; null below ten. */
  holders: number | null;
  below_zero: number | null;
  /** What a one-dollar unit was worth at 25 moments of the last 90 days, the last of them now. */
  line: number[];
}

/** Trades of a strategy that is not closed show a day late to non-holders. */
export const isShownLate = ({ my_units, is_mine, status }: Strategy): boolean =>
  my_units === 0 && !is_mine && status !== 'closed';

/**
 * By length of record. Each loaded page lengthens the refresh interval, so that a long list costs no more reads than
 * a short one.
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

/** Null if the id, which may be empty, matches no visible strategy. */
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

export interface StrategyHolding {
  instrument_id: string;
  name: string;
  quantity_decimals: number;
  quantity: number;
  value_cents: number | null;
  as_of: string;
}

/** A day late if the caller is not a holder. */
export const strategyHoldingsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'holdings', poolId],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<StrategyHolding[]> =>
      unwrap(await supabase.rpc('strategy_holdings', { pool_id: poolId }).abortSignal(signal)),
  });

export type StrategyFill = Omit<Fill, 'order_id' | 'role' | 'source_at'> & {
  /** Whether it served a deposit or redemption. */
  is_dealing: boolean;
};

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

/** At the last mark of each day (UTC), in dollars. */
export const strategyDaysQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'days', poolId],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('strategy_days', { pool_id: poolId }).abortSignal(signal)),
  });

export interface Announced {
  strategy_id: string;
  title: string;
  status: string;
  published_at: string;
  closed_at: string | null;
  net_growth: number | null;
}

export const leadRecordQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'record', poolId],
    queryFn: async ({ signal }): Promise<Announced[]> =>
      unwrap(await supabase.rpc('lead_record', { pool_id: poolId }).abortSignal(signal)),
  });

/** Cents, and units in millionths. */
export interface OwnCopy {
  pool_id: string;
  title: string;
  status: string;
  changed_at: string;
  is_mine: boolean;
  units: number;
  /** After the profit share that would fall due. */
  value_cents: number;
  due_cents: number;
  paid_in_cents: number;
  paid_out_cents: number;
  gain_cents: number;
  waiting_in_cents: number;
  waiting_units: number;
  stop_bp: number | null;
  stop_base_cents: number;
  /** The highest share of any lot; null without units. */
  share_bp: number | null;
  /** Units paid to the trader as profit share. */
  share_units: number;
  stale: boolean;
  priced_at: string | null;
  opened_at: string;
  ended_at: string | null;
  /** Money-weighted return per year. */
  yearly_rate: number | null;
}

export const hasWaiting = ({ waiting_in_cents, waiting_units }: OwnCopy): boolean =>
  waiting_in_cents > 0 || waiting_units > 0;

export const copiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'copies'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<OwnCopy[]> => unwrap(await supabase.rpc('my_copies').abortSignal(signal)),
  });

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
          // Pending first: a partly executed request keeps its date and must not drop out.
          .order('status', { ascending: false })
          .order('asked_at', { ascending: false })
          .limit(NEWEST)
          .abortSignal(signal),
      ),
  });

/** Cents, and units in millionths. */
export interface Preview {
  units: number | null;
  back_cents: number | null;
  share_bp: number;
  room_cents: number;
  stale: boolean;
}

/** Refreshes while shown, because prices change. */
export const previewCopyQuery = (userId: string, poolId: string, cents: number) =>
  queryOptions({
    queryKey: ['copying', userId, 'preview', poolId, cents],
    refetchInterval: VALUE_MS,
    retry: false,
    queryFn: async ({ signal }): Promise<Preview | undefined> =>
      unwrap(await supabase.rpc('preview_copy', { pool_id: poolId, amount_cents: cents }).abortSignal(signal))[0],
  });

/** Totals: cents, and units in millionths. */
export interface LedStrategy {
  pool_id: string;
  title: string;
  status: string;
  reason: string | null;
  changed_at: string;
  /** Holders besides the trader. */
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

export const ledStrategiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'led'],
    refetchInterval: VALUE_MS,
    queryFn: async ({ signal }): Promise<LedStrategy[]> =>
      unwrap(await supabase.rpc('my_strategies').abortSignal(signal)),
  });
