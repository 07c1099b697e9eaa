import { expect, test } from 'vitest';
import { slotsOf, withPrice } from '@/features/dashboard/candles';

const at = (time: string) => Date.parse(`2026-03-04T${time}:00Z`);
const first = { time: at('08:00'), open: 100, high: 120, low: 90, close: 110 };
const last = { time: at('12:00'), open: 110, high: 115, low: 105, close: 112 };

test('a price moves the last candle, whose beginning stays', () => {
  expect(withPrice([first, last], 130, at('13:30'), 240)).toEqual([first, { ...last, high: 130, close: 130 }]);
  expect(withPrice([first, last], 80, at('15:59'), 240)).toEqual([first, { ...last, low: 80, close: 80 }]);
});

test('a price after the end of a candle begins the next one, at a whole slot of UTC', () => {
  const next = { time: at('16:00'), open: 130, high: 130, low: 130, close: 130 };
  expect(withPrice([first, last], 130, at('17:01'), 240)).toEqual([first, last, next]);
});

test('a price that is older than the last candle changes nothing', () => {
  const candles = [first, last];
  expect(withPrice(candles, 130, at('11:59'), 240)).toBe(candles);
});

test('a price alone makes no candle of a chart without any', () => {
  expect(withPrice([], 130, at('12:00'), 240)).toEqual([]);
});

test('a slot without a price is a gap, not a candle', () => {
  const later = { ...last, time: at('20:00') };
  expect(slotsOf([first, last, later], 240)).toEqual([first, last, { time: at('16:00') }, later]);
});
