import { currentLanguage } from './i18n/i18n';
import { languageOf } from './i18n/languages';

function format(iso: string, write: (date: Date, locale: string, isEnglish: boolean) => string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const language = languageOf(currentLanguage());
  return write(date, language.locale, language.code === 'en');
}

/**
 * A point in time as the day of the books (UTC), the same for every reader: `YYYY/MM/DD` in English; the empty string
 * if `iso` is not a date.
 */
export function formatDate(iso: string): string {
  return format(iso, (date, locale, isEnglish) => {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
    if (!isEnglish) return new Intl.DateTimeFormat(locale, digits).format(date);
    const [day, month, year] = new Intl.DateTimeFormat(locale, digits).format(date).split('/');
    return [year, month, day].join('/');
  });
}

/** A day of the books (`2026-03-04`, UTC), the same wherever it is read. */
export function formatDay(day: string): string {
  // A date without a time is midnight in UTC, and is shown in UTC.
  return formatDate(day);
}

/** A day of the books within a sentence, like `23 November`; with its year, unless `near` is of the same. */
export function formatDayInWords(day: string, near: string): string {
  const year = day.slice(0, 4) === near.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return format(day, (date, locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(date),
  );
}

/** The day (UTC) a person joined: `D MMMM YY` in English, like `4 March 26`; the empty string if `iso` is not a date. */
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

/** A point in time to the minute, for tooltips and details; the empty string if `iso` is not a date. */
export function formatExact(iso: string): string {
  return format(iso, (date, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date),
  );
}

/** Units of an age with their minutes, and below how many of it they are used. */
const AGES = [
  ['minute', 1, 60],
  ['hour', 60, 48],
  ['day', 1440, Number.POSITIVE_INFINITY],
] as const;

/** How long ago a point in time was, in whole minutes, hours or days, or `this minute`; the empty string if `iso` is not a date. */
export function formatAge(iso: string): string {
  return format(iso, (date, locale) => {
    const minutes = Math.max(0, Math.floor((Date.now() - date.getTime()) / 60_000));
    const [unit, length] = AGES.find(([, size, most]) => minutes / size < most) ?? AGES[2];
    const numeric = minutes === 0 ? 'auto' : 'always';
    return new Intl.RelativeTimeFormat(locale, { numeric }).format(-Math.floor(minutes / length), unit);
  });
}

/** A point in time to the minute by the clock of the books (UTC), and says so; the empty string if `iso` is not a date. */
export function formatUtc(iso: string): string {
  return format(iso, (date, locale) => {
    const words = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
    return `${new Intl.DateTimeFormat(locale, words).format(date)} UTC`;
  });
}

const DURATION = /^(\d+) ?(h(?:ou)?r|day|week|month|year)s?$/;

/** How long something takes, as the database words it (`2 weeks`, `48hrs`): other languages say the same in theirs. */
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
