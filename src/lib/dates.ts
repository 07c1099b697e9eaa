import { currentLanguage } from './i18n/i18n';
import { languageOf } from './i18n/languages';

function format(iso: string, write: (date: Date, locale: string, isEnglish: boolean) => string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const language = languageOf(currentLanguage());
  return write(date, language.locale, language.code === 'en');
}

/**
 * Formats a time as a day of the books (UTC), the same for all users: `YYYY/MM/DD` in English; empty if `iso` is not
 * a date.
 */
export function formatDate(iso: string): string {
  return format(iso, (date, locale, isEnglish) => {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
    if (!isEnglish) return new Intl.DateTimeFormat(locale, digits).format(date);
    const [day, month, year] = new Intl.DateTimeFormat(locale, digits).format(date).split('/');
    return [year, month, day].join('/');
  });
}

/** Formats a day of the books (`2026-03-04`, UTC), the same everywhere. */
export function formatDay(day: string): string {
  // A date without a time is midnight UTC, and is shown in UTC.
  return formatDate(day);
}

/** Formats a day for a sentence, like `23 November`; with the year, unless it is that of `near`. */
export function formatDayInWords(day: string, near: string): string {
  const year = day.slice(0, 4) === near.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return format(day, (date, locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(date),
  );
}

/** Formats the day (UTC) a user joined: `4 March 26` in English; empty if `iso` is not a date. */
export function formatJoined(iso: string): string {
  return format(iso, (date, locale, isEnglish) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: isEnglish ? '2-digit' : 'numeric',
      timeZone: 'UTC',
    }).format(date),
  );
}

/** Formats a time to the minute, for tooltips and details; empty if `iso` is not a date. */
export function formatExact(iso: string): string {
  return format(iso, (date, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date),
  );
}

/** Units with their minutes, and the number below which each is used. */
const AGES = [
  ['minute', 1, 60],
  ['hour', 60, 48],
  ['day', 1440, Number.POSITIVE_INFINITY],
] as const;

/** Formats an age in whole minutes, hours or days, or `this minute`; empty if `iso` is not a date. */
export function formatAge(iso: string): string {
  return format(iso, (date, locale) => {
    const minutes = Math.max(0, Math.floor((Date.now() - date.getTime()) / 60_000));
    const [unit, length] = AGES.find(([, size, most]) => minutes / size < most) ?? AGES[2];
    const numeric = minutes === 0 ? 'auto' : 'always';
    return new Intl.RelativeTimeFormat(locale, { numeric }).format(-Math.floor(minutes / length), unit);
  });
}

/** Formats a time to the minute in UTC, and says so; empty if `iso` is not a date. */
export function formatUtc(iso: string): string {
  return format(iso, (date, locale) => {
    const words = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
    return `${new Intl.DateTimeFormat(locale, words).format(date)} UTC`;
  });
}

const DURATION = /^(\d+) ?(h(?:ou)?r|day|week|month|year)s?$/;

/** Translates the database's durations (`2 weeks`, `48hrs`). */
export function formatDuration(text: string): string {
  const { code, locale } = languageOf(currentLanguage());
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (code === 'en' || !count || !unit) return text;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit === 'hr' ? 'hour' : unit,
    unitDisplay: 'long',
  }).format(Number(count));
}
