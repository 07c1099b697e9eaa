import type { Walk } from './simulated-walk.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const DAYS = 90;
/** Sampling interval for an hour's high and low. */
const LOOK_S = 600;
/** The last tick of an hour. */
const TICK_S = 4;

/** A bar for `add_past_bars`, in ticks. */
export interface PastBar {
  span: '1h' | '1d';
  opened_at: string;
  open: number;
  high: number;
  low: number;
  close: number;
}

/**
 * Computes hourly and daily bars of the last 90 days, including current ones.
 * @param now second since 1970
 */
export function simulatedPast({ mid }: Pick<Walk, 'mid'>, now: number): PastBar[] {
  const today = now - (now % DAY_S);
  const bars: PastBar[] = [];
  for (let day = today - DAYS * DAY_S; day <= today; day += DAY_S) {
    const hours: PastBar[] = [];
    for (let hour = day; hour < day + DAY_S && hour <= now; hour += HOUR_S) {
      const last = Math.min(hour + HOUR_S - TICK_S, now);
      const prices: number[] = [];
      for (let second = hour; second < last; second += LOOK_S) prices.push(mid(second));
      prices.push(mid(last));
      hours.push({ span: '1h', ...range(hour, prices) });
    }
    const parts = hours.flatMap(({ open, high, low, close }) => [open, high, low, close]);
    bars.push(...hours, { span: '1d', ...range(day, parts) });
  }
  return bars;
}

function range(openedAt: number, prices: readonly number[]): Omit<PastBar, 'span'> {
  return {
    opened_at: new Date(openedAt * 1000).toISOString(),
    open: prices[0] ?? Number.NaN,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? Number.NaN,
  };
}
