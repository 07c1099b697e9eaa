const joined = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: '2-digit' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function format(iso: string, write: (date: Date) => string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : write(date);
}

/** A point in time as the reader's `YYYY/MM/DD`; the empty string when it is none. */
export function formatDate(iso: string): string {
  return format(iso, (date) =>
    [
      date.getFullYear(),
      String(date.getMonth() + 1).padStart(2, '0'),
      String(date.getDate()).padStart(2, '0'),
    ].join('/'),
  );
}

/** A point in time as the reader's `D MMMM YY`, like `4 March 26`; the empty string when it is none. */
export function formatJoined(iso: string): string {
  return format(iso, (date) => joined.format(date));
}

/** A point in time to the minute, for tooltips and details; the empty string when it is none. */
export function formatExact(iso: string): string {
  return format(iso, (date) => exact.format(date));
}
