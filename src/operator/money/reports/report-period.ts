// Apart from the query: the router reads addresses on the first screen, which has no use for supabase-js.

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

/** A day of an address as a time, or undefined if it is malformed. */
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
