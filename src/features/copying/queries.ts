import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

const VALUE_MS = 10_000;
const FILLS = 25;
const STRATEGIES = 50;
const NEWEST = 50;

/**
 * In cents, basis points, millionths of units, and growth of a unit (0.1 is 10%). `drawdown` is after the profit share,
 * negative, null before the first midnight; who copied it and who lost money are null below ten; `line` is what a
 * one-dollar unit was worth at 25 moments of the last 90 days, the last of them now.
 */
export type Strategy = Nullable<
  Row<'strategies'>,
  | 'reason'
  | 'published_at'
  | 'closed_at'
  | 'priced_at'
  | 'lead_bp'
  | 'growth'
  | 'net_growth'
  | 'last_fill_at'
  | 'drawdown'
  | 'holders'
  | 'below_zero'
>;

/** Trades of a strategy that is not closed show a day late to non-holders. */
export const isShownLate = ({ my_units, is_mine, status }: Strategy): boolean =>
  my_units === 0 && !is_mine && status !== 'closed';

/** By length of record. Each loaded page lengthens the refresh interval, which bounds what a long list costs. */
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

export type StrategyHolding = Nullable<Row<'strategy_holdings'>, 'value_cents'>;

/** A day late if the caller is not a holder. */
export const strategyHoldingsQuery = (userId: string, poolId: string) =>
  queryOptions<StrategyHolding[]>({
    queryKey: ['copying', userId, 'holdings', poolId],
    refetchInterval: VALUE_MS,
    queryFn: reading('strategy_holdings', { pool_id: poolId }),
  });

/** `is_dealing` if it served a deposit or redemption. */
export type StrategyFill = Row<'strategy_fills'>;

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
    queryFn: reading('strategy_days', { pool_id: poolId }),
  });

export type Announced = Nullable<Row<'lead_record'>, 'closed_at' | 'net_growth'>;

export const leadRecordQuery = (userId: string, poolId: string) =>
  queryOptions<Announced[]>({
    queryKey: ['copying', userId, 'record', poolId],
    queryFn: reading('lead_record', { pool_id: poolId }),
  });

/**
 * In cents, and units in millionths. The value is after the profit share that would fall due; `share_bp` is the highest
 * of any lot, null without units; `share_units` went to the trader; `yearly_rate` is the money-weighted return.
 */
export type OwnCopy = Nullable<Row<'my_copies'>, 'stop_bp' | 'share_bp' | 'priced_at' | 'ended_at' | 'yearly_rate'>;

export const hasWaiting = ({ waiting_in_cents, waiting_units }: OwnCopy): boolean =>
  waiting_in_cents > 0 || waiting_units > 0;

export const copiesQuery = (userId: string) =>
  queryOptions<OwnCopy[]>({
    queryKey: ['copying', userId, 'copies'],
    refetchInterval: VALUE_MS,
    queryFn: reading('my_copies'),
  });

const readRequests = async (poolId: string, signal: AbortSignal) =>
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
  );

export type CopyRequest = Awaited<ReturnType<typeof readRequests>>[number];

export const copyRequestsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'requests', poolId],
    queryFn: ({ signal }) => readRequests(poolId, signal),
  });

/** In cents, and units in millionths. */
export type Preview = Nullable<Row<'preview_copy'>, 'units' | 'back_cents'>;

/** Refreshes while shown, because prices change. */
export const previewCopyQuery = (userId: string, poolId: string, cents: number) =>
  queryOptions({
    queryKey: ['copying', userId, 'preview', poolId, cents],
    refetchInterval: VALUE_MS,
    retry: false,
    queryFn: async ({ signal }): Promise<Preview | undefined> =>
      unwrap(await supabase.rpc('preview_copy', { pool_id: poolId, amount_cents: cents }).abortSignal(signal))[0],
  });

/** Totals, in cents and millionths of units; without the trader in the number of holders. */
export type LedStrategy = Nullable<Row<'my_strategies'>, 'reason'>;

export const ledStrategiesQuery = (userId: string) =>
  queryOptions<LedStrategy[]>({
    queryKey: ['copying', userId, 'led'],
    refetchInterval: VALUE_MS,
    queryFn: reading('my_strategies'),
  });
