import { writeDay, writeMoment } from './date-forms';
import { currentLanguage, currentLocale } from './i18n/i18n';

function format(iso: string, write: (locale: string, date: Date) => string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : write(currentLocale(), date);
}

/** Formats a time or day as a day of the books (UTC): `YYYY/MM/DD` in English; empty if `iso` is not a date. */
export const formatDate = (iso: string): string => format(iso, writeDay);

/** Formats the day (UTC) a user joined: `4 March 26` in English; empty if `iso` is not a date. */
export function formatJoined(iso: string): string {
  return format(iso, (locale, date) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: currentLanguage() === 'en' ? '2-digit' : 'numeric',
      timeZone: 'UTC',
    }).format(date),
  );
}

/** Formats a time to the minute in the reader's time zone, which it names; empty if `iso` is not a date. */
export const formatExact = (iso: string): string => format(iso, (locale, date) => writeMoment(locale, date));

/** The same in UTC: for prices, and what people in several places compare. */
export const formatUtc = (iso: string): string => format(iso, (locale, date) => writeMoment(locale, date, 'UTC'));

/** Units with their minutes, and the number below which each is used. */
const AGES = [
  ['minute', 1, 60],
  ['hour', 60, 48],
  ['day', 1440, Number.POSITIVE_INFINITY],
] as const;

function ageOf(date: Date): { age: number; unit: (typeof AGES)[number][0] } {
  const minutes = Math.max(0, Math.floor((Date.now() - date.getTime()) / 60_000));
  const [unit, length] = AGES.find(([, size, most]) => minutes / size < most) ?? AGES[2];
  return { age: Math.floor(minutes / length), unit };
}

/** Formats an age in whole minutes, hours or days, or `this minute`; empty if `iso` is not a date. */
export function formatAge(iso: string): string {
  return format(iso, (locale, date) => {
    const { age, unit } = ageOf(date);
    const numeric = age === 0 ? 'auto' : 'always';
    return new Intl.RelativeTimeFormat(locale, { numeric }).format(-age, unit);
  });
}

/** The same in a column of ages: `30h`. */
export function formatShortAge(iso: string): string {
  return format(iso, (locale, date) => {
    const { age, unit } = ageOf(date);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(age);
  });
}

const DURATION = /^(\d+) ?(h(?:ou)?r|day|week|month|year)s?$/;

/** Translates the database's durations (`2 weeks`, `48hrs`). */
export function formatDuration(text: string): string {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (currentLanguage() === 'en' || !count || !unit) return text;
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: unit === 'hr' ? 'hour' : unit,
    unitDisplay: 'long',
  }).format(Number(count));
}

/** Like `3 months`. */
export const formatUnit = (count: number, unit: 'day' | 'week' | 'month' | 'year'): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
