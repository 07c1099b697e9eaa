import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';

const STATUSES = ['proposed', 'offered', 'suspended', 'closing', 'closed', 'dropped'] as const;
const EXPLAINED = ['proposed', 'suspended', 'closing', 'closed', 'dropped'] as const;

const TONES = {
  proposed: 'wait',
  offered: 'good',
  suspended: 'bad',
  closing: 'wait',
  closed: undefined,
  dropped: undefined,
} as const;

/** The status of a strategy in a word. An unknown one is shown as it is. */
export function statusWord(status: string): string {
  const known = STATUSES.find((each) => each === status);
  return known ? t(`copying.status.${known}`) : status;
}

/** How its word is tinted. */
export const statusTone = (status: string) => TONES[STATUSES.find((each) => each === status) ?? 'closed'];

/** What a status means for people in it; undefined of one that is open. */
export function statusText(status: string): string | undefined {
  const known = EXPLAINED.find((each) => each === status);
  return known && t(`copying.statusText.${known}`);
}

/** Since when a strategy that is suspended or closing is so, in words; undefined of any other. */
export const sinceText = (status: string, changedAt: string): string | undefined =>
  status === 'suspended' || status === 'closing'
    ? t('copying.since', { date: formatExact(changedAt) })
    : undefined;

/** Whether a strategy is over. */
export const isOver = (status: string): boolean => status === 'closed' || status === 'dropped';

/** Whether units can be asked out of it. */
export const isLeavable = (status: string): boolean => status === 'offered' || status === 'suspended';
