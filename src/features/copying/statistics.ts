import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

export const YEAR_DAYS = 365;

const years = z.array(z.object({ from: z.string(), to: z.string(), growth: z.nullable(z.number()) }));

const readStatistics = async (poolId: string, signal: AbortSignal) =>
  unwrap(
    await supabase
      .from('strategy_statistics')
      .select(
        'basis, day, yearly_growth, years, drawdown, under_water_days, volatility, sharpe, sortino, worst_day, worst_month, months, months_below_zero',
      )
      .eq('pool_id', poolId)
      .abortSignal(signal),
  );

/** At the end of a day (UTC), after the profit share (`net`) or before; 0.1 is 10%. */
export type Statistics = Awaited<ReturnType<typeof readStatistics>>[number];

/** Up to five full years back from the day, newest first. */
export const yearsOf = (of: Statistics) => years.parse(of.years);

export const statisticsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'statistics', poolId],
    queryFn: ({ signal }) => readStatistics(poolId, signal),
    select: (rows) => ({
      net: rows.find(({ basis }) => basis === 'net'),
      gross: rows.find(({ basis }) => basis === 'gross'),
    }),
  });

const readOutcome = async (poolId: string, signal: AbortSignal) =>
  unwrap(
    await supabase
      .from('strategy_outcomes')
      .select('holders, below_zero, money_rate, time_rate, fee_cents, spread_cents, turnover_cents, mean_cents')
      .eq('pool_id', poolId)
      .abortSignal(signal)
      .maybeSingle(),
  );

/** Null below ten copiers; yearly rates are null in the first year. */
export type Outcome = NonNullable<Awaited<ReturnType<typeof readOutcome>>>;

export const outcomeQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'outcome', poolId],
    queryFn: ({ signal }) => readOutcome(poolId, signal),
  });
