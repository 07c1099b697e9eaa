import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DayChart } from '@/components/display/DayChart';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatUnitTicks, unitTicks } from '../figures';
import { strategyDaysQuery } from '../queries';

interface Day {
  day: string;
  /** After and before the profit share, in hundredths of a cent. */
  net: number;
  gross: number;
}

const price = (ticks: number) => (
  <bdi className="tabular-nums" dir="ltr">
    {formatUnitTicks(ticks)}
  </bdi>
);

const columns = (): Column<Day>[] => [
  { key: 'day', title: t('copying.days.day'), cell: ({ day }) => formatDay(day) },
  { key: 'net', title: t('copying.figure.net'), align: 'end', cell: ({ net }) => price(net) },
  { key: 'gross', title: t('copying.figure.gross'), align: 'end', cell: ({ gross }) => price(gross) },
];

export function StrategyDays({ userId, poolId }: { userId: string; poolId: string }) {
  const { data } = useSuspenseQuery(strategyDaysQuery(userId, poolId));
  const [isTable, setIsTable] = useState(false);
  const days = data.map(({ day, price: gross, net_price: net }): Day => ({
    day,
    net: unitTicks(net),
    gross: unitTicks(gross),
  }));
  const [first] = days;
  const last = days.at(-1);
  const isDrawn = first !== undefined && last !== undefined && days.length > 1;
  return (
    <section aria-labelledby="days">
      <h2 className="text-lg font-semibold" id="days">
        {t('copying.days.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 max-w-prose text-[0.8125rem]">
        {isDrawn ? t('copying.days.text', { price: formatUnitTicks(unitTicks(1)) }) : t('copying.days.none')}
      </p>
      {isDrawn ? (
        <>
          <DayChart
            label={t('portfolio.days.label', {
              from: formatUnitTicks(first.net),
              first: formatDay(first.day),
              to: formatUnitTicks(last.net),
              last: formatDay(last.day),
            })}
            of="level"
            points={days.map(({ day, net }) => ({ day, cents: net }))}
            write={formatUnitTicks}
          />
          <Button
            aria-expanded={isTable}
            className="mt-3"
            onClick={() => setIsTable(!isTable)}
            size="sm"
            variant="outline"
          >
            {t('copying.days.table')}
          </Button>
          {isTable ? (
            <DataTable
              caption={t('copying.days.title')}
              columns={columns()}
              empty={null}
              rowKey={({ day }) => day}
              rows={days.toReversed()}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}
