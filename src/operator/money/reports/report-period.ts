/** What a report can be divided into, each with the most days that one may have. */
export const MOST_DAYS = { day: 92, week: 735, month: 1830 } as const;

/** One part of a report. */
export type Step = keyof typeof MOST_DAYS;

/** The parts, from the shortest to the longest. */
export const STEPS = ['day', 'week', 'month'] as const satisfies readonly Step[];

/** The days (UTC) of a report, both included. */
export interface Period {
  from: string;
  to: string;
  step: Step;
}

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day of an address as a time, or undefined if it is malformed. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^20[2-9]\d-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  // 30 February would become another day.
  return !Number.isNaN(time) && dayOf(time) === value ? time : undefined;
}

/** Whether a text is a day that a report can be asked for. */
export const isDay = (text: string): boolean => timeOf(text) !== undefined;

/** The period that an address says: the last thirty days unless it says otherwise. It may be one that cannot be asked for. */
function saidPeriod(said: Record<string, unknown>): Period {
  const step = STEPS.find((one) => one === said['step']) ?? 'day';
  const to = timeOf(said['to']) ?? Date.now();
  return { step, to: dayOf(to), from: dayOf(timeOf(said['from']) ?? to - 29 * DAY_MS) };
}

/** Says why a period cannot be asked for: its first day is after its last, or it has too many days. Returns undefined if it can be. */
export function problemOf({ from, to, step }: Period): 'order' | 'length' | undefined {
  if (from > to) return 'order';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS[step] ? undefined : 'length';
}

/** A period that can be asked for, out of what an address says: where it cannot, the one with the same last day that is nearest. */
export function periodOf(search: Record<string, unknown>): Period {
  const period = saidPeriod(search);
  const problem = problemOf(period);
  if (!problem) return period;
  const days = problem === 'order' ? 1 : MOST_DAYS[period.step];
  return { ...period, from: dayOf(Date.parse(period.to) - (days - 1) * DAY_MS) };
}
