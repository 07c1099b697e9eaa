import { formatExact } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/i18n';

/** Like `14:05`, with the day if it is not today. */
export function formatClock(at: number): string {
  const date = new Date(at);
  if (date.toDateString() !== new Date().toDateString()) return formatExact(date.toISOString());
  return date.toLocaleTimeString(currentLocale(), { timeStyle: 'short' });
}
