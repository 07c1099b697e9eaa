import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { knownWord } from '@/lib/i18n/word-of';
import { formatCents } from '@/lib/money/money';
import type { Line } from './queries';

export function lineWords({
  kind,
  detail,
  claimed_cents: claimed,
  is_computed: isComputed,
}: Pick<Line, 'kind' | 'detail' | 'claimed_cents' | 'is_computed'>): string {
  if (claimed !== null) return t('statement.arrived', { detail: detail ?? '–', claimed: formatCents(claimed) });
  // About a strategy, whose title is the detail.
  const ofStrategy = detail === null ? undefined : knownWord('statement.copied', kind, { detail });
  const values = { detail: detail ?? '–' };
  const words = kind === 'yield' && isComputed ? 'computed' : kind;
  return ofStrategy ?? knownWord('statement.kind', words, values) ?? t('statement.kind.other', values);
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
