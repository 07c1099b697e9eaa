/** The two forms of a date, for the application, public pages and mails. */

/** English is that of the requirements, not of a country. */
export const isEnglish = (locale: string) => locale.startsWith('en');

/** Writes a day of UTC for lists and sentences: `2026/03/04` in English, otherwise by the language's custom. */
export function writeDay(locale: string, date: Date): string {
  // Japanese has the order of the requirements.
  return date.toLocaleDateString(isEnglish(locale) ? 'ja' : locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
}

/** Writes a moment to the minute with its zone: `4 Mar 2026, 09:30 UTC`. Without `timeZone`, in the reader's. */
export function writeMoment(locale: string, date: Date, timeZone?: string): string {
  return date.toLocaleString(isEnglish(locale) ? 'en-GB' : locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  });
}
