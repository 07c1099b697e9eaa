import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readPublic } from '@/lib/data/rest';
import { type Candle, slotOf, withPrice } from './candles';
import type { Price } from './prices';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const ranges = {
  day: { days: 1, span: '15m', minutes: 15 },
  week: { days: 7, span: '1h', minutes: 60 },
  month: { days: 30, span: '4h', minutes: 240 },
  all: { days: 36_500, span: '1d', minutes: 1440 },
} as const;

export type Range = keyof typeof ranges;

export const RANGES: readonly Range[] = ['day', 'week', 'month', 'all'];

export interface Series {
  minutes: number;
  /** Oldest first; prices in ticks. */
  candles: readonly Candle[];
  isSimulated: boolean;
}

const bars = z.array(
  z.object({
    opened_at: z.string(),
    open: z.number(),
    high: z.number(),
    low: z.number(),
    close: z.number(),
    simulated: z.boolean(),
  }),
);

async function readSeries(id: string, days: number, span: string, minutes: number): Promise<Series> {
  // Aligned, so that the first candle is complete.
  const since = new Date(slotOf(Date.now() - days * DAY_MS, minutes)).toISOString();
  const query = new URLSearchParams({ instrument_id: id, span, since });
  const newestFirst = await readPublic(`rpc/price_bars?${query}`, bars);
  return {
    minutes,
    candles: newestFirst.toReversed().map(({ opened_at, open, high, low, close }) => ({
      time: Date.parse(opened_at),
      open,
      high,
      low,
      close,
    })),
    isSimulated: newestFirst.some(({ simulated }) => simulated),
  };
}

async function readRange(id: string, range: Range): Promise<Series> {
  const { days, span, minutes } = ranges[range];
  const series = await readSeries(id, days, span, minutes);
  const first = series.candles[0]?.time ?? Infinity;
  // Right after the first start, minute candles would hide the earlier hours.
  const isShort = range === 'day' && first > Date.now() - DAY_MS + HOUR_MS;
  return isShort ? readSeries(id, days, '1h', 60) : series;
}

/** `withNewest` adds later prices. */
export const seriesQuery = (id: string, range: Range) =>
  queryOptions({
    queryKey: ['prices', 'series', id, range],
    queryFn: () => readRange(id, range),
    // Refetched only when messages may have been missed.
    staleTime: Infinity,
  });

export function withNewest(series: Series, { mid, received_at }: Price): Series {
  return { ...series, candles: withPrice(series.candles, mid, Date.parse(received_at), series.minutes) };
}
