import { plainDollars } from '@/lib/money/dollars';
import { hasDecimalComma } from '@/lib/money/money';

/** What a cell can hold; an amount stands as integer cents and is written in dollars. */
type Cell = string | number | null | { cents: number };

/** Spreadsheets compute what begins like this, no matter who wrote it; some also when it is typed in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * Where amounts have a decimal comma, a cell begins after each semicolon, and a row after each line: a quote that a comma comes before
 * says nothing there.
 */
const INNER_FORMULA = /[;\t\r\n](?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A moment as the database writes it. Spreadsheets read no microseconds. */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:\+00:00|Z)$/;

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') {
    const plain = typeof value === 'number' ? String(value) : plainDollars(value.cents);
    return hasDecimalComma() ? plain.replace('.', ',') : plain;
  }
  const inside = value.replace(MOMENT, '$1Z').replaceAll(INNER_FORMULA, "$&'");
  const safe = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file that spreadsheets open (RFC 4180), with semicolons between cells where decimals have a comma. A text that a spreadsheet would take for a formula gets an apostrophe
 * in front, and so does one within a text; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): Blob {
  const separator = hasDecimalComma() ? ';' : ',';
  const lines = rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`);
  // The mark at the front tells Excel that it is UTF-8.
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}
