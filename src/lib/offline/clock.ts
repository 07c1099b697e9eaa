import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';

/** A point in time of this day as `14:05`, with its day if it was another. */
export function formatClock(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(languageOf(currentLanguage()).locale, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(date);
}
