import { afterEach, expect, test, vi } from 'vitest';
import { formatAge, formatDate, formatExact, formatJoined, formatShortAge, formatUtc } from '@/lib/dates';

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
  expect(formatShortAge(new Date(Date.now() - 30 * 3_600_000).toISOString())).toBe('30h');
});

test('an investor reads a moment with its zone, whether it is in theirs or in UTC', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(formatExact('2026-03-04T21:37:00+00:00')).toBe('4 Mar 2026, 22:37 CET');
  expect(formatUtc('2026-03-04T21:37:00+00:00')).toBe('4 Mar 2026, 21:37 UTC');
});

test('an investor sees nothing where a time is broken', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatJoined('')).toBe('');
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Pago_Pago', 'UTC'])(
  'an investor in %s reads a day of the books as that day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2026-03-04')).toBe('2026/03/04');
  },
);
