import { formatAge } from './dates';
import { currentLocale } from './i18n/i18n';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** How long before `now` (Unix milliseconds) a moment was: in seconds up to a minute, then like `formatAge`. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / SECOND_MS));
  if (!(seconds < MINUTE_S)) return formatAge(iso);
  // Less than a second ago: "now".
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(-seconds, 'second');
}

/** Formats a short duration: `35 ms`, or `1.4 sec` from a second on. */
export function formatSpan(ms: number): string {
  const isShort = ms < SECOND_MS;
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  }).format(isShort ? Math.max(0, ms) : ms / SECOND_MS);
}
