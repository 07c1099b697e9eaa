import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

export const YEAR_DAYS = 365;

/** At the end of a day (UTC), after the profit share (`net`) or before; 0.1 is 10%. */
export interface Statistics {
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

/** Up to five full years back from the day, newest first. */
export const yearsOf = (of: Statistics) => years.parse(of.years);

/** Null below ten copiers; yearly rates are null in the first year. */
export interface Outcome {
  holders: number | null;
  below_zero: number | null;
  money_rate: number | null;
  time_rate: number | null;
  fee_cents: number;
  spread_cents: number;
  turnover_cents: number;
  mean_cents: number;
}

export const statisticsQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'statistics', poolId],
    queryFn: async ({ signal }): Promise<Statistics[]> =>
      unwrap(
        await supabase
          .from('strategy_statistics')
          .select(
            'basis, day, yearly_growth, years, drawdown, under_water_days, volatility, sharpe, sortino, worst_day, worst_month, months, months_below_zero',
          )
          .eq('pool_id', poolId)
          .abortSignal(signal),
      ),
    select: (rows) => ({
      net: rows.find(({ basis }) => basis === 'net'),
      gross: rows.find(({ basis }) => basis === 'gross'),
    }),
  });

export const outcomeQuery = (userId: string, poolId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'outcome', poolId],
    queryFn: async ({ signal }): Promise<Outcome | null> =>
      unwrap(
        await supabase
          .from('strategy_outcomes')
          .select('holders, below_zero, money_rate, time_rate, fee_cents, spread_cents, turnover_cents, mean_cents')
          .eq('pool_id', poolId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
