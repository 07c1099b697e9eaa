/** Prices in ticks; `time` is the start in Unix milliseconds. */
export interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

const MINUTE_MS = 60_000;

/** Candles are aligned to midnight UTC. */
export const slotOf = (time: number, minutes: number): number =>
  Math.floor(time / (minutes * MINUTE_MS)) * minutes * MINUTE_MS;

/** Older prices are a no-op. */
export function withPrice(
  candles: readonly Candle[],
  price: number,
  receivedAt: number,
  minutes: number,
): readonly Candle[] {
  const time = slotOf(receivedAt, minutes);
  const last = candles.at(-1);
  if (!last || time < last.time) return candles;
  if (time > last.time) return [...candles, { time, open: price, high: price, low: price, close: price }];
  const high = Math.max(last.high, price);
  const low = Math.min(last.low, price);
  return [...candles.slice(0, -1), { ...last, high, low, close: price }];
}

export function slotsOf(candles: readonly Candle[], minutes: number): (Candle | { time: number })[] {
  const slots: (Candle | { time: number })[] = [];
  for (const candle of candles) {
    const before = slots.at(-1);
    const step = minutes * MINUTE_MS;
    for (let time = (before?.time ?? candle.time) + step; time < candle.time; time += step) slots.push({ time });
    slots.push(candle);
  }
  return slots;
}
