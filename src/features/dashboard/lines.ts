import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { Line } from './queries';

const kinds = [
  'deposit',
  'deposit_reversal',
  'deposit_receivable',
  'invest',
  'top_up',
  'mature',
  'yield',
  'yield_reversal',
  'yield_receivable',
  'bonus',
  'profit_bonus',
  'referral_bonus',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_pay',
  'withdrawal_fee',
  'correction',
  'insurance_payout',
  'subscribe',
  'unsubscribe',
  'redeem',
] as const;

/** Lines about a strategy, whose title is the detail. */
const copied = ['subscribe', 'unsubscribe', 'redeem'] as const;

export function lineWords({
  kind,
  detail,
  claimed_cents: claimed,
}: Pick<Line, 'kind' | 'detail' | 'claimed_cents'>): string {
  if (claimed !== null) return t('statement.arrived', { detail: detail ?? '–', claimed: formatCents(claimed) });
  const ofStrategy = detail === null ? undefined : copied.find((one) => one === kind);
  if (ofStrategy) return t(`statement.copied.${ofStrategy}`, { detail });
  const known = kinds.find((one) => one === kind);
  return t(`statement.kind.${known ?? 'other'}`, { detail: detail ?? '–' });
}

export const bookedDay = ({ booked_at }: Pick<Line, 'booked_at'>): string =>
  new Date(booked_at).toISOString().slice(0, 10);

type Days = Pick<Line, 'booked_at' | 'value_date'>;

export const earlierDay = (line: Days): string | undefined =>
  line.value_date === bookedDay(line) ? undefined : line.value_date;

/** Like `for 2026/11/23`; empty if the line is about its booking day. */
export function forDay(line: Days): string {
  const day = earlierDay(line);
  return day ? t('statement.forDay', { day: formatDate(day) }) : '';
}
