import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { simulatedPast } from '../../../supabase/workers/simulated-past.ts';
import { simulatedPrices } from '../../../supabase/workers/simulated-prices.ts';
import { simulatedWalk } from '../../../supabase/workers/simulated-walk.ts';

const SEED = 'a'.repeat(64);
const BITCOIN = { id: 'BTC-USD', price_decimals: 2, quantity_decimals: 8, position: 1 };
const TONCOIN = { id: 'TON-USD', price_decimals: 6, quantity_decimals: 9, position: 14 };
const BEGIN = Date.parse('2026-03-01T00:00:00Z');
const BEGIN_S = BEGIN / 1000;

function walk(instrument = BITCOIN, seed = SEED) {
  const found = simulatedWalk(seed, instrument);
  if (found === undefined) throw new Error('Not simulated.');
  return found;
}

async function ticks(seed: string, seconds: number, every = 1) {
  const source = simulatedPrices(seed, [BITCOIN, TONCOIN]);
  const found = [];
  for (let second = 0; second < seconds; second += every) found.push(...(await source.next(BEGIN + second * 1000)));
  return found;
}

test('the same seed gives the same ticks, another seed others', async () => {
  const first = await ticks(SEED, 60);
  expect(await ticks(SEED, 60)).toEqual(first);
  expect(await ticks('b'.repeat(64), 60)).not.toEqual(first);
});

test('no part of the seed is all that prices follow from, so few of them do not tell the others', () => {
  // The first four bytes of their SHA-256 with bitcoin's id are equal.
  const [one, other] = [83_027, 88_354].map((n) => walk(BITCOIN, n.toString(16).padStart(64, '0')));
  expect(one?.quote(BEGIN_S)).not.toEqual(other?.quote(BEGIN_S));
});

test('the ticks of a seed never change, on no machine and in no version', () => {
  // Published prices must remain verifiable, so the walk may not change.
  const quotes = [BITCOIN, TONCOIN].map((instrument) =>
    Array.from({ length: 500 }, (_, n) => walk(instrument).quote(BEGIN_S + n * 1009)),
  );
  expect(createHash('sha256').update(JSON.stringify(quotes)).digest('hex')).toBe(
    '5f2f4f2a758d5edbf9c1abde90e13da88b101f15dbf3eda54c7ccbf3778c0cf7',
  );
});

test('an instrument has a tick every four seconds, and none is made up for a pause', async () => {
  const times = (await ticks(SEED, 20)).filter(({ instrument_id }) => instrument_id === 'BTC-USD');
  const gaps = times.slice(1).map(({ source_at }, n) => Date.parse(source_at) - Date.parse(times[n]?.source_at ?? ''));
  expect(new Set(gaps)).toEqual(new Set([4000]));
  expect(await ticks(SEED, 3600, 600)).toHaveLength(2 * 6);
});

test('a worker whose clock was ahead, and is set right, goes on at once', async () => {
  const source = simulatedPrices(SEED, [BITCOIN]);
  await source.next(BEGIN + 3_600_000);
  expect(await source.next(BEGIN)).toHaveLength(1);
});

test('a worker that looks late gives the tick that was due, not one of its own', async () => {
  const source = simulatedPrices(SEED, [BITCOIN]);
  const [tick] = await source.next(BEGIN + 7900);
  expect(tick).toEqual(walk().quote(BEGIN_S + 5));
  expect(await source.next(BEGIN + 8900)).toEqual([]);
  expect(await source.next(BEGIN + 9000)).toEqual([walk().quote(BEGIN_S + 9)]);
});

test('every quote is one that the database takes, in whole numbers', () => {
  for (const instrument of [BITCOIN, TONCOIN]) {
    const one = walk(instrument);
    const seconds = Array.from({ length: 20 * 144 }, (_, n) => BEGIN_S + n * 600);
    const wrong = seconds.filter((second) => {
      const { bid, ask, bid_size, ask_size } = one.quote(second);
      const [mid, before] = [one.mid(second), one.mid(second - 60)];
      const isWhole = [bid, ask, bid_size, ask_size].every((value) => Number.isSafeInteger(value) && value > 0);
      // The band is ten percent in a minute.
      const isCalm = bid < ask && (ask - bid) / mid < 0.01 && Math.abs(mid - before) / before < 0.05;
      return !isWhole || bid + ask !== 2 * mid || !isCalm;
    });
    expect(wrong).toEqual([]);
  }
});

test('prices move like prices: calm days, wild days, wider spreads in these, and jumps', () => {
  const { mid, quote } = walk();
  const days = Array.from({ length: 90 }, (_, n) => BEGIN_S + n * 86_400);
  const minutes = (day: number) =>
    Array.from({ length: 1440 }, (_, n) => Math.abs(mid(day + n * 60 + 60) / mid(day + n * 60) - 1));
  const moved = days.map((day) => Math.abs(mid(day + 86_400) / mid(day) - 1));
  expect(Math.max(...moved)).toBeGreaterThan(0.02);
  expect(Math.max(...moved)).toBeLessThan(0.15);
  const sizes = days.slice(0, 10).map((day) => minutes(day).toSorted((a, b) => a - b));
  const usual = sizes.map((one) => one[720] ?? 0);
  expect(Math.max(...usual) / Math.min(...usual)).toBeGreaterThan(1.5);
  expect(Math.max(...sizes.map((one) => one.at(-1) ?? 0))).toBeGreaterThan(0.005);
  const spreads = Array.from({ length: 1000 }, (_, n) => quote(BEGIN_S + n * 3600)).map(({ bid, ask }) => ask - bid);
  expect(Math.max(...spreads) / Math.min(...spreads)).toBeGreaterThan(3);
});

test('an instrument without a shape is not simulated', async () => {
  const unknown = { ...BITCOIN, id: 'ABC-USD' };
  expect(simulatedWalk(SEED, unknown)).toBeUndefined();
  expect(await simulatedPrices(SEED, [unknown]).next(BEGIN)).toEqual([]);
});

test('the past has an hour and a day without a gap for 90 days, and joins the ticks that follow', () => {
  const now = BEGIN_S + 5 * 3600 + 1234;
  const bars = simulatedPast(walk(), now);
  const spans = (span: string) => bars.filter((bar) => bar.span === span);
  const hours = spans('1h');
  const days = spans('1d');
  expect([hours.length, days.length]).toEqual([90 * 24 + 6, 91]);
  for (const [n, { opened_at }] of hours.entries())
    expect(Date.parse(opened_at)).toBe(BEGIN + (n - 90 * 24) * 3_600_000);
  expect(hours.at(-1)).toMatchObject({ open: walk().mid(BEGIN_S + 5 * 3600), close: walk().mid(now) });
  expect(days.at(-1)).toMatchObject({
    opened_at: '2026-03-01T00:00:00.000Z',
    open: walk().mid(BEGIN_S),
    close: walk().mid(now),
  });
  for (const { open, high, low, close } of bars) {
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
  }
  const day = days.at(-2);
  const parts = hours.slice(-30, -6);
  expect(day).toMatchObject({
    open: parts[0]?.open,
    high: Math.max(...parts.map(({ high }) => high)),
    low: Math.min(...parts.map(({ low }) => low)),
    close: parts.at(-1)?.close,
  });
});
