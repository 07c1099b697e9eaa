import { lineWords } from '@/features/dashboard/lines';
import type { Line } from '@/features/dashboard/queries';
import { toCsv } from '@/lib/data/csv';
import { t } from '@/lib/i18n/i18n';

/** Amounts are plain dollars. */
export function statementCsv(lines: readonly Line[]): Blob {
  const titles = [
    t('statement.number'),
    t('statement.booked'),
    t('statement.day'),
    t('statement.what'),
    t('common.amount'),
    t('statement.change'),
    t('portfolio.places.available'),
    t('portfolio.places.invested'),
    t('portfolio.places.withdrawing'),
    t('statement.owned'),
  ];
  const rows = lines.map((line) => [
    line.id,
    line.booked_at,
    line.value_date,
    lineWords(line),
    ...[
      line.amount_cents,
      line.change_cents,
      line.available_cents,
      line.invested_cents,
      line.withdrawing_cents,
      line.owned_cents,
    ].map((cents) => ({ cents })),
  ]);
  return toCsv([titles, ...rows]);
}
