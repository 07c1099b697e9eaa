import { useSuspenseQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatNumber, formatPercent } from '@/lib/money/percent';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { type Statistics, statisticsQuery, YEAR_DAYS } from '../statistics';

const VOLATILITY_DAYS = 90;

interface Row {
  name: string;
  net: string;
  gross: string;
}

const columns = (): Column<Row>[] => [
  { title: t('copying.statistics.figure'), phone: 'lead', cell: ({ name }) => name },
  { title: t('copying.statistics.net'), align: 'end', cell: ({ net }) => <bdi dir="ltr">{net}</bdi> },
  { title: t('copying.statistics.gross'), align: 'end', cell: ({ gross }) => <bdi dir="ltr">{gross}</bdi> },
];

const signed = (share: number | null): string => (share === null ? '–' : formatSignedPercent(share));
const after = (days: number, value: number | null, write: (value: number) => string): string =>
  value === null ? t('copying.statistics.after', { days }) : write(value);

const both = (name: string, net: Statistics, gross: Statistics, read: (of: Statistics) => string): Row => ({
  name,
  net: read(net),
  gross: read(gross),
});

function rowsOf(net: Statistics, gross: Statistics): Row[] {
  const row = (name: string, read: (of: Statistics) => string) => both(name, net, gross, read);
  return [
    row(t('copying.statistics.yearly'), (of) => after(YEAR_DAYS, of.yearly_growth, formatSignedPercent)),
    row(t('copying.figure.drawdown'), (of) => signed(of.drawdown)),
    row(t('copying.statistics.under'), (of) => t('copying.figure.days', { count: Math.round(of.under_water_days) })),
    row(t('copying.statistics.worstDay'), (of) => signed(of.worst_day)),
    row(t('copying.statistics.worstMonth'), (of) => signed(of.worst_month)),
    row(t('copying.statistics.months'), (of) =>
      t('copying.statistics.of', { below: of.months_below_zero, all: of.months }),
    ),
    row(t('copying.statistics.volatility'), (of) =>
      after(VOLATILITY_DAYS, of.volatility, (value) => formatPercent(value, 2)),
    ),
    row(t('copying.statistics.sharpe'), (of) => after(YEAR_DAYS, of.sharpe, formatNumber)),
    row(t('copying.statistics.sortino'), (of) => after(YEAR_DAYS, of.sortino, formatNumber)),
  ];
}

export function StrategyStatistics({ userId, poolId }: { userId: string; poolId: string }) {
  const {
    data: { net, gross },
  } = useSuspenseQuery(statisticsQuery(userId, poolId));
  if (!net || !gross) return null;
  return (
    <section aria-label={t('copying.statistics.title')}>
      <DataTable
        caption={t('copying.statistics.title')}
        columns={columns()}
        empty={null}
        rowKey={({ name }) => name}
        rows={rowsOf(net, gross)}
      />
      <p className="text-muted-foreground mt-2 text-[0.8125rem]">
        {t('copying.statistics.text', { day: formatDate(net.day) })}
      </p>
    </section>
  );
}
