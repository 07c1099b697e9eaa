import { plainDollars } from '@/lib/money/dollars';

/** What a cell can hold; an amount stands as integer cents and is written in dollars. */
type Cell = string | number | null | { cents: number };

/** Spreadsheets compute what begins like this, no matter who wrote it; some also when it is typed in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * Where amounts have a decimal comma, a cell begins after each semicolon, and a row after each line: a quote that a comma comes before
 * says nothing there.
 */
const INNER_FORMULA = /[;\t\r\n](?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return plainDollars(value.cents);
  const inside = value.replaceAll(INNER_FORMULA, "$&'");
  const safe = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file that spreadsheets open (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe
 * in front, and so does one within a text; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): Blob {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`);
  // The mark at the front tells Excel that it is UTF-8.
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}
