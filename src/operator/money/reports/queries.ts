import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readingAs } from '@/lib/data/api';
import type { Period } from './report-period';

const count = z.number();

const report = z.object({
  periods: z.array(
    z.object({
      day: z.string(),
      deposits: count,
      deposits_cents: count,
      withdrawals: count,
      withdrawals_cents: count,
      yield_cents: count,
    }),
  ),
  waiting: z.array(
    z.object({ queue: z.string(), under_hour: count, under_day: count, under_three_days: count, older: count }),
  ),
  times: z.array(
    z.object({ kind: z.string(), cases: count, median_seconds: z.nullable(count), p90_seconds: z.nullable(count) }),
  ),
});

/** Amounts in integer cents. */
export type Report = z.infer<typeof report>;

export const reportQuery = (period: Period) =>
  queryOptions({
    queryKey: ['operator', 'reports', period],
    queryFn: readingAs(report, 'report', { first_day: period.from, last_day: period.to, step: period.step }),
  });
