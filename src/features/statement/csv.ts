import { lineWords } from '@/features/portfolio/lines';
import type { Line } from '@/features/portfolio/queries';
import { t } from '@/lib/i18n/i18n';
import { plainDollars } from '@/lib/money';

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell that no spreadsheet computes. */
export function cell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The lines as a CSV file: UTF-8 with its mark, so that spreadsheets read it as such; amounts as plain dollars. */
export function statementCsv(lines: readonly Line[]): string {
  const titles = [
    t('statement.number'),
    t('statement.booked'),
    t('statement.day'),
    t('statement.what'),
    t('withdrawals.amount'),
    t('statement.change'),
    t('portfolio.places.available'),
    t('portfolio.places.invested'),
    t('portfolio.places.withdrawing'),
    t('statement.owned'),
  ];
  const rows = lines.map((line) => [
    String(line.id),
    line.booked_at,
    line.value_date,
    cell(lineWords(line)),
    ...[
      line.amount_cents,
      line.change_cents,
      line.available_cents,
      line.invested_cents,
      line.withdrawing_cents,
      line.owned_cents,
    ].map(plainDollars),
  ]);
  return `\uFEFF${[titles.map(cell), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}
