import { useSuspenseQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DayChart } from '@/components/display/DayChart';
import { Disclosure } from '@/components/display/Disclosure';
import { formatDate, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatUnitTicks, unitTicks } from '../figures';
import { type Strategy, strategyDaysQuery } from '../queries';

/** From so many days on the chart goes by days; before, by the moments of the strategy's line. */
const DAYS = 3;

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
  { title: t('portfolio.days.day'), cell: ({ day }) => formatDate(day) },
  { title: t('copying.statistics.net'), align: 'end', cell: ({ net }) => price(net) },
  { title: t('copying.statistics.gross'), align: 'end', cell: ({ gross }) => price(gross) },
];

function firstHours({ line, closed_at: until }: Strategy, since: string) {
  const start = Date.parse(since);
  const length = (until ? Date.parse(until) : Date.now()) - start;
  return line.map((value, index) => ({
    day: new Date(start + (length * index) / Math.max(line.length - 1, 1)).toISOString(),
    cents: unitTicks(value),
  }));
}

export function StrategyDays({ userId, strategy, since }: { userId: string; strategy: Strategy; since: string }) {
  const { data } = useSuspenseQuery(strategyDaysQuery(userId, strategy.pool_id));
  const days = data.map(({ day, price: gross, net_price: net }): Day => ({
    day,
    net: unitTicks(net),
    gross: unitTicks(gross),
  }));
  const isYoung = days.length < DAYS;
  const points = isYoung ? firstHours(strategy, since) : days.map(({ day, net }) => ({ day, cents: net }));
  if (points.length === 0) return null;
  return (
    <section aria-label={t('copying.days.title')}>
      <DayChart of="level" points={points} write={formatUnitTicks} writeDay={isYoung ? formatExact : formatDate} />
      <Disclosure className="mt-1" title={t('portfolio.days.table')}>
        <p>{t('copying.days.text', { price: formatUnitTicks(unitTicks(1)) })}</p>
        <DataTable
          caption={t('copying.days.title')}
          columns={columns()}
          empty={null}
          rowKey={({ day }) => day}
          rows={days.toReversed()}
        />
      </Disclosure>
    </section>
  );
}
