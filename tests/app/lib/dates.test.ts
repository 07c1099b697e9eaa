import { afterEach, expect, test, vi } from 'vitest';
import { formatAge, formatDate, formatDay, formatDayInWords, formatJoined } from '@/lib/dates';

afterEach(() => vi.unstubAllEnvs());

test('an investor reads a deposit’s day as YYYY/MM/DD', () => {
  expect(formatDate('2026-03-04T12:00:00+00:00')).toBe('2026/03/04');
});

test('an investor reads the day they joined as day, month and two-digit year', () => {
  expect(formatJoined('2026-03-04T12:00:00+00:00')).toBe('4 March 26');
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])(
  'an investor in %s joined on the day that operators read',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatJoined('2026-03-05T02:00:00+00:00')).toBe('5 March 26');
    expect(formatDate('2026-03-05T02:00:00+00:00')).toBe('2026/03/05');
  },
);

test('an operator reads an age in minutes, hours or days, and of what just happened that it was this minute', () => {
  const ago = (minutes: number) => formatAge(new Date(Date.now() - minutes * 60_000 - 1000).toISOString());
  expect([0, 1, 59, 60, 47 * 60, 48 * 60, 100 * 24 * 60].map(ago)).toEqual([
    'this minute',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '47 hours ago',
    '2 days ago',
    '100 days ago',
  ]);
});

test('an investor reads of which day a line is in words, with the year where it is another', () => {
  expect(formatDayInWords('2026-11-23', '2026-11-24')).toBe('23 November');
  expect(formatDayInWords('2025-12-31', '2026-01-01')).toBe('31 December 2025');
});

test('an investor sees nothing where a time is broken', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatJoined('')).toBe('');
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Pago_Pago', 'UTC'])(
  'an investor in %s reads a day of the books as that day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDay('2026-03-04')).toBe('2026/03/04');
  },
);
