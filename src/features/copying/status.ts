import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { knownWord } from '@/lib/i18n/word-of';

/** What a state means, where it does not go without saying. */
export const statusText = (status: string): string | undefined => knownWord('copying.statusText', status);

export const sinceText = (status: string, changedAt: string): string | undefined =>
  status === 'suspended' || status === 'closing' ? t('copying.since', { date: formatExact(changedAt) }) : undefined;

export const isOver = (status: string): boolean => status === 'closed' || status === 'dropped';

export const isLeavable = (status: string): boolean => status === 'offered' || status === 'suspended';
