import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** What a report can be divided into, each with the most days that one may have. */
const MOST_DAYS = { day: 92, week: 735, month: 1830 } as const;

/** One part of a report. */
export type Step = keyof typeof MOST_DAYS;

/** The parts, from the shortest to the longest. */
export const STEPS: readonly Step[] = ['day', 'week', 'month'];

/** The days (UTC) of a report, both included. */
export interface Period {
  from: string;
  to: string;
  step: Step;
}

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day of an address as a time, or undefined when it is none. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^20[2-9]\d-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  // 30 February would become another day.
  return !Number.isNaN(time) && dayOf(time) === value ? time : undefined;
}

/** A period that can be asked for, out of what an address says: the last thirty days unless it says otherwise, no longer than allowed. */
export function periodOf(search: Record<string, unknown>): Period {
  const step = STEPS.find((one) => one === search['step']) ?? 'day';
  const to = timeOf(search['to']) ?? Date.now();
  const earliest = to - (MOST_DAYS[step] - 1) * DAY_MS;
  const asked = timeOf(search['from']) ?? to - 29 * DAY_MS;
  return { step, to: dayOf(to), from: dayOf(Math.max(Math.min(asked, to), earliest)) };
}

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
    z.object({
      queue: z.string(),
      under_hour: count,
      under_day: count,
      under_three_days: count,
      older: count,
    }),
  ),
  times: z.array(
    z.object({
      kind: z.string(),
      cases: count,
      median_seconds: z.nullable(count),
      p90_seconds: z.nullable(count),
    }),
  ),
});

/** What happened in a period, what waits now, and how long decisions took; amounts in integer cents. */
export type Report = z.infer<typeof report>;

/** The report of a period, as the database computes it. */
export const reportQuery = (period: Period) =>
  queryOptions({
    queryKey: ['operations', 'reports', period],
    queryFn: async ({ signal }): Promise<Report> =>
      report.parse(
        unwrap(
          await supabase
            .rpc('report', { first_day: period.from, last_day: period.to, step: period.step })
            .abortSignal(signal),
        ),
      ),
  });
