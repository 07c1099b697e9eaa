import type { Notification } from '@/features/notifications/queries';

/** The higher the number, the older the row. */
export const notificationRow = (number: number, values: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  created_at: `2026-03-04T12:${String(59 - number).padStart(2, '0')}:00.123456+00:00`,
  kind: 'deposits.approved',
  subject_id: '00000000-0000-4000-8000-0000000000e1',
  amount_cents: 150_000,
  claimed_cents: null,
  coin: null,
  arrived_coins: null,
  quoted_coins: null,
  detail: null,
  read_at: null,
  ...values,
});
