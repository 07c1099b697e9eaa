import { currentLocale } from '@/lib/i18n/i18n';

/** Time until a moment, in hours or, in the last one, minutes: `in 47 hours`. */
export function formatUntil(iso: string): string {
  const minutes = Math.max(Math.ceil((new Date(iso).getTime() - Date.now()) / 60_000), 0);
  const words = new Intl.RelativeTimeFormat(currentLocale());
  return minutes >= 60 ? words.format(Math.floor(minutes / 60), 'hour') : words.format(minutes, 'minute');
}
