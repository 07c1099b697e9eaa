import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';

const STATUSES = ['proposed', 'offered', 'suspended', 'closing', 'closed', 'dropped'] as const;
const EXPLAINED = ['proposed', 'suspended', 'closing', 'closed', 'dropped'] as const;

const TONES = {
  proposed: 'outline',
  offered: 'default',
  suspended: 'destructive',
  closing: 'outline',
  closed: undefined,
  dropped: undefined,
} as const;

/** Returns an unknown status unchanged. */
export function statusWord(status: string): string {
  const known = STATUSES.find((each) => each === status);
  return known ? t(`copying.status.${known}`) : status;
}

export const statusTone = (status: string) => TONES[STATUSES.find((each) => each === status) ?? 'closed'];

export function statusText(status: string): string | undefined {
  const known = EXPLAINED.find((each) => each === status);
  return known && t(`copying.statusText.${known}`);
}

export const sinceText = (status: string, changedAt: string): string | undefined =>
  status === 'suspended' || status === 'closing' ? t('copying.since', { date: formatExact(changedAt) }) : undefined;

export const isOver = (status: string): boolean => status === 'closed' || status === 'dropped';

export const isLeavable = (status: string): boolean => status === 'offered' || status === 'suspended';
