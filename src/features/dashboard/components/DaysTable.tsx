import { type Column, DataTable } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { DayBalance } from '../queries';

const columns = (): Column<DayBalance>[] => [
  { title: t('portfolio.days.day'), cell: ({ day }) => formatDate(day) },
  { title: t('statement.owned'), align: 'end', cell: ({ owned_cents }) => <MoneyText cents={owned_cents} /> },
  { title: t('portfolio.days.income'), align: 'end', cell: ({ income_cents }) => <MoneyText cents={income_cents} /> },
];

export function DaysTable({ days }: { days: readonly DayBalance[] }) {
  const changes = days.filter(
    ({ owned_cents, income_cents }, index) => income_cents !== 0 || owned_cents !== days[index - 1]?.owned_cents,
  );
  return (
    <DataTable
      caption={t('portfolio.days.title')}
      columns={columns()}
      empty={null}
      rowKey={({ day }) => day}
      rows={changes.toReversed()}
    />
  );
}
