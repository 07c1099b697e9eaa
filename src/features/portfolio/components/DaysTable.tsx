import { type Column, DataTable } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { DayBalance } from '../queries';

const columns = (): Column<DayBalance>[] => [
  { key: 'day', title: t('portfolio.days.day'), cell: ({ day }) => formatDay(day) },
  {
    key: 'owned',
    title: t('statement.owned'),
    align: 'end',
    cell: ({ owned_cents }) => <MoneyText cents={owned_cents} />,
  },
];

/** The balance of the days on which it changed, the newest first. */
export function DaysTable({ days }: { days: readonly DayBalance[] }) {
  const changes = days.filter(({ owned_cents }, index) => owned_cents !== days[index - 1]?.owned_cents);
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
