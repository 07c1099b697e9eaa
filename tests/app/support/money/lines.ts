import type { Line } from '@/features/dashboard/queries';

export function lineOf(line: Partial<Line> = {}): Line {
  return {
    id: 1,
    booked_at: '2026-03-04T12:00:00.123456+00:00',
    value_date: '2026-03-04',
    kind: 'deposit',
    detail: 'bitcoin',
    amount_cents: 150_000,
    change_cents: 150_000,
    available_cents: 150_000,
    invested_cents: 0,
    withdrawing_cents: 0,
    owned_cents: 150_000,
    claimed_cents: null,
    ...line,
  };
}

export const nothing = {
  lines: 0,
  amount_cents: 0,
  available_cents: 0,
  invested_cents: 0,
  withdrawing_cents: 0,
  owned_cents: 0,
};
