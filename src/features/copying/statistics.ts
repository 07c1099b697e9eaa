import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** What the record of a strategy comes to at the end of a day (UTC), after the profit share (`net`) or before it: 0.1 is 10%. */
export interface Statistics {
  pool_id: string;
  basis: string;
  day: string;
  yearly_growth: number | null;
  years: unknown;
  drawdown: number;
  under_water_days: number;
  volatility: number | null;
  sharpe: number | null;
  sortino: number | null;
  worst_day: number | null;
  worst_month: number | null;
  months: number;
  months_below_zero: number;
}

const years = z.array(z.object({ from: z.string(), to: z.string(), growth: z.nullable(z.number()) }));

/** Its full years back from the day, the newest first, five at most: first and last day, and the growth. */
export const yearsOf = (of: Statistics) => years.parse(of.years);

/** What people who copied a strategy got; null of fewer than ten. Cents, and yearly rates. */
export interface Outcome {
  pool_id: string;
  holders: number | null;
  below_zero: number | null;
  money_rate: number | null;
  time_rate: number | null;
  fee_cents: number;
  spread_cents: number;
  turnover_cents: number;
  mean_cents: number;
}

/** The API answers at most so many rows at once (`max_rows`). */
const PAGE = 1000;

/** Reads page after page until one is not full, so that no strategy lacks its figures. The order must be total. */
async function everyRow<Row>(
  read: (from: number, to: number) => PromiseLike<Row[]>,
  before: readonly Row[] = [],
): Promise<Row[]> {
  const page = await read(before.length, before.length + PAGE - 1);
  const rows = [...before, ...page];
  return page.length < PAGE ? rows : everyRow(read, rows);
}

/** The statistics of all strategies, as they were computed at midnight. */
export const statisticsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'statistics'],
    queryFn: ({ signal }) =>
      everyRow<Statistics>(async (from, to) =>
        unwrap(
          await supabase
            .from('strategy_statistics')
            .select(
              'pool_id, basis, day, yearly_growth, years, drawdown, under_water_days, volatility, sharpe, sortino, worst_day, worst_month, months, months_below_zero',
            )
            .order('pool_id')
            .order('basis')
            .range(from, to)
            .abortSignal(signal),
        ),
      ),
  });

/** What people who copied got, of all strategies. */
export const outcomesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'outcomes'],
    queryFn: ({ signal }) =>
      everyRow<Outcome>(async (from, to) =>
        unwrap(
          await supabase
            .from('strategy_outcomes')
            .select(
              'pool_id, holders, below_zero, money_rate, time_rate, fee_cents, spread_cents, turnover_cents, mean_cents',
            )
            .order('pool_id')
            .range(from, to)
            .abortSignal(signal),
        ),
      ),
  });
