import { useQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/DataTable';
import { MoneyText } from '@/components/MoneyText';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { balanceDaysQuery } from '../queries';
import { BalanceChart, type DayBalance } from './BalanceChart';

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
export function BalanceDays({ userId }: { userId: string }) {
  const { data: days, isError } = useQuery(balanceDaysQuery(userId));
  return (
    <section aria-labelledby="days">
      <h2 className="text-lg font-semibold" id="days">
        {t('portfolio.days.title')}
      </h2>
      <p className="text-muted-foreground mt-1 text-[0.8125rem]">{t('portfolio.days.text')}</p>
      <div className="mt-4 min-h-64">
        {days && days.length > 1 ? <BalanceChart days={days} /> : null}
        {days || isError ? null : <Skeleton className="h-64" />}
        {isError && !days ? (
          <p className="text-muted-foreground text-sm">{t('portfolio.days.failed')}</p>
        ) : null}
      </div>
      {days && days.length > 1 ? (
        <details className="mt-3 text-sm">
          <summary className="link w-fit cursor-pointer">{t('portfolio.days.table')}</summary>
          <DataTable
            caption={t('portfolio.days.title')}
            columns={columns()}
            empty={null}
            rowKey={({ day }) => day}
            rows={days
              .filter(({ owned_cents }, index) => owned_cents !== days[index - 1]?.owned_cents)
              .toReversed()}
          />
        </details>
      ) : null}
    </section>
  );
}
