import { type Column, DataTable } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { DayBalance } from '../queries';
import { BalanceChart } from './BalanceChart';

const columns = (): Column<DayBalance>[] => [
  { key: 'day', title: t('portfolio.days.day'), cell: ({ day }) => formatDay(day) },
  {
    key: 'owned',
    title: t('statement.owned'),
    align: 'end',
    cell: ({ owned_cents }) => <MoneyText cents={owned_cents} />,
  },
];

/** What the investor owned day by day, drawn, and as a table of the days on which it changed. */
export function BalanceDays({ days }: { days: readonly DayBalance[] }) {
  const changes = days.filter(({ owned_cents }, index) => owned_cents !== days[index - 1]?.owned_cents);
  return (
    <section aria-labelledby="days">
      <h2 className="text-lg font-semibold" id="days">
        {t('portfolio.days.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-[0.8125rem]">{t('portfolio.days.text')}</p>
      <BalanceChart days={days} />
      <details className="mt-3 text-sm">
        <summary className="link w-fit cursor-pointer">{t('portfolio.days.table')}</summary>
        <DataTable
          caption={t('portfolio.days.title')}
          columns={columns()}
          empty={null}
          rowKey={({ day }) => day}
          rows={changes.toReversed()}
        />
      </details>
    </section>
  );
}
