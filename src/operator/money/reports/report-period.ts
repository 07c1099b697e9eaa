import { dayOf } from '@/lib/day-of';

/** The steps of a report, each with the maximum days it allows. */
export const MOST_DAYS = { day: 92, week: 735, month: 1830 } as const;

export type Step = keyof typeof MOST_DAYS;

export const STEPS = ['day', 'week', 'month'] as const satisfies readonly Step[];

/** In UTC, both days included. */
export interface Period {
  from: string;
  to: string;
  step: Step;
}

const DAY_MS = 86_400_000;
/** The first that a report can be asked for. */
const FIRST_DAY = '2020-01-01';
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

function timeOf(value: unknown): number | undefined {
  const day = dayOf(value);
  return day !== undefined && day >= FIRST_DAY && day < '2100' ? Date.parse(day) : undefined;
}

/** Whether a text is a day that a report can be asked for. */
export const isDay = (text: string): boolean => timeOf(text) !== undefined;

/** The period that an address says: the last thirty days unless it says otherwise. It may be one that cannot be asked for. */
function saidPeriod(said: Record<string, unknown>): Period {
  const step = STEPS.find((one) => one === said['step']) ?? 'day';
  const to = timeOf(said['to']) ?? Date.now();
  return { step, to: dayAt(to), from: dayAt(timeOf(said['from']) ?? to - 29 * DAY_MS) };
}

export function problemOf({ from, to, step }: Period): 'order' | 'length' | undefined {
  if (from > to) return 'order';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS[step] ? undefined : 'length';
}

/** The period of an address; if invalid, the nearest valid one with the same last day. */
export function periodOf(search: Record<string, unknown>): Period {
  const period = saidPeriod(search);
  const problem = problemOf(period);
  if (!problem) return period;
  const days = problem === 'order' ? 1 : MOST_DAYS[period.step];
  return { ...period, from: dayAt(Date.parse(period.to) - (days - 1) * DAY_MS) };
}

/** The period of as many days before this one. */
export function periodBefore({ from, to, step }: Period): Period {
  const length = Date.parse(to) - Date.parse(from) + DAY_MS;
  const before = (day: string) => dayAt(Math.max(Date.parse(day) - length, Date.parse(FIRST_DAY)));
  return { step, from: before(from), to: before(to) };
}
