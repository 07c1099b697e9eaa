/** What a cell can hold; an amount stands as integer cents and is written in dollars. */
type Cell = string | number | null | { cents: number };

/** Spreadsheets compute what begins like this, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]|^\s+[=+\-@]/;

/** A plain number of dollars: `-1234.50`. */
function plainDollars(cents: number): string {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  return `${cents < 0 ? '-' : ''}${(absolute - rest) / 100}.${String(rest).padStart(2, '0')}`;
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return plainDollars(value.cents);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a table that spreadsheets open (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe
 * in front; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  // The mark at the front tells Excel that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
