import type { Random } from '../random.ts';

// Decisions as a report counts them, and a second implementation of the report, which adds up and sorts outside of
// the database.

const DAY_US = 86_400_000_000;
const KINDS = ['deposits', 'withdrawals', 'payments', 'kyc_cases', 'corrections'] as const;
/** `at` (since 1970) and `took` are microseconds; `cents` only for kinds with amounts. */
export interface Decision {
  kind: (typeof KINDS)[number];
  at: number;
  took: number;
  cents: number | null;
}
const microseconds = (day: string) => Date.parse(`${day}T00:00:00Z`) * 1000;

function secondsAt(part: number, times: readonly number[]): number | null {
  const place = part * (times.length - 1);
  const [low, high] = [times[Math.floor(place)], times[Math.ceil(place)]];
  if (low === undefined || high === undefined) return null;
  const seconds = low / 1e6 + (place - Math.floor(place)) * (high / 1e6 - low / 1e6);
  // Rounds half to even, as Postgres does.
  return seconds % 1 === 0.5 ? 2 * Math.round(seconds / 2) : Math.round(seconds);
}

export type Step = 'day' | 'week' | 'month';
function begins(us: number, step: Step): string {
  const day = new Date(us / 1000);
  if (step === 'month') day.setUTCDate(1);
  if (step === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

export function expected(all: readonly Decision[], first: string, last: string, step: Step) {
  const [since, until] = [microseconds(first), microseconds(last) + DAY_US];
  const decided = all.filter(({ at }) => at >= since && at < until);
  const periods = new Map<string, Record<string, number | string>>();
  for (const { kind, at, cents } of decided) {
    if (cents === null) continue;
    const day = begins(at, step);
    const of = kind === 'deposits' ? 'deposits' : 'withdrawals';
    const sums = periods.get(day) ?? {
      day,
      deposits: 0,
      deposits_cents: 0,
      withdrawals: 0,
      withdrawals_cents: 0,
    };
    sums[of] = Number(sums[of]) + 1;
    sums[`${of}_cents`] = Number(sums[`${of}_cents`]) + cents;
    periods.set(day, sums);
  }
  const times = KINDS.map((kind) => {
    const took = decided
      .filter((one) => one.kind === kind)
      .map((one) => one.took)
      .toSorted((a, b) => a - b);
    return {
      kind,
      cases: took.length,
      median_seconds: secondsAt(0.5, took),
      p90_seconds: secondsAt(0.9, took),
    };
  });
  return {
    periods: [...periods.values()].toSorted((a, b) => String(a['day']).localeCompare(String(b['day']))),
    times,
  };
}

const FIRST = '2021-02-20';
export const DAYS = 60;
export const dayAt = (n: number) => new Date(Date.parse(FIRST) + n * 86_400_000).toISOString().slice(0, 10);

export function randomDecisions(random: Random): Decision[] {
  const at = () => {
    const midnight = microseconds(dayAt(random.int(0, DAYS - 1)));
    return random.chance(0.4) ? midnight + random.int(-1, 1) : midnight + random.int(0, DAY_US - 1);
  };
  const took = () => (random.chance(0.3) ? random.int(0, 2) * 500_000 : Math.floor(10 ** (12 * random.fraction())));
  return Array.from({ length: 250 }, () => {
    const kind = KINDS[random.int(0, KINDS.length - 1)] ?? 'deposits';
    const counts = kind === 'payments' || (kind === 'deposits' && random.chance(0.8));
    return { kind, at: at(), took: took(), cents: counts ? random.int(1, 900_000) : null };
  });
}
