import { t } from '@/lib/i18n/i18n';
import type { Line } from './queries';

const kinds = [
  'deposit',
  'invest',
  'mature',
  'yield',
  'bonus',
  'referral_bonus',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_pay',
  'correction',
] as const;

/** What a line is, in plain words. */
export function lineWords({ kind, detail }: Pick<Line, 'kind' | 'detail'>): string {
  const known = kinds.find((one) => one === kind);
  return t(`statement.kind.${known ?? 'other'}`, { detail: detail ?? '–' });
}

/** The day (UTC) on which a line was booked. */
export const bookedDay = ({ booked_at }: Pick<Line, 'booked_at'>): string =>
  new Date(booked_at).toISOString().slice(0, 10);

/** The day that a line is about, when it was booked on another. */
export const earlierDay = (line: Line): string | undefined =>
  line.value_date === bookedDay(line) ? undefined : line.value_date;
