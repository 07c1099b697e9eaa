import { plainDollars } from '@/lib/money/dollars';
import { hasDecimalComma } from '@/lib/money/money';

/** A cell; integer cents are written in dollars. */
type Cell = string | number | null | { cents: number };

/** Spreadsheets run text with such a start as a formula, some even in full-width characters. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** With a decimal comma, a cell also begins after a semicolon or line break, even within quotes. */
const INNER_FORMULA = /[;\t\r\n](?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A database timestamp. Spreadsheets cannot read microseconds. */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:\+00:00|Z)$/;

function cellOf(value: Cell, isLocal: boolean): string {
  if (value === null) return '';
  if (typeof value !== 'string') {
    const plain = typeof value === 'number' ? String(value) : plainDollars(value.cents);
    return isLocal && hasDecimalComma() ? plain.replace('.', ',') : plain;
  }
  const inside = value.replace(MOMENT, '$1Z').replaceAll(INNER_FORMULA, "$&'");
  const safe = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns rows as CSV (RFC 4180), separated by semicolons where decimals have a comma. Text that a spreadsheet would
 * run as a formula, even within a cell, gets an apostrophe; numbers stay numbers.
 * @param isLocal false for programs, which read a point and a comma in every country
 */
export function toCsv(rows: readonly (readonly Cell[])[], isLocal = true): Blob {
  const separator = isLocal && hasDecimalComma() ? ';' : ',';
  const lines = rows.map((row) => `${row.map((cell) => cellOf(cell, isLocal)).join(separator)}\r\n`);
  // The byte order mark tells Excel that it is UTF-8.
  return new Blob([isLocal ? '\uFEFF' : '', ...lines], { type: 'text/csv;charset=utf-8' });
}
