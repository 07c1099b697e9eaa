import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { DayChart } from '@/components/display/DayChart';
import { MoneyText } from '@/components/display/MoneyText';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { Period } from '../report-period';
import { ReportSection } from './ReportSection';

interface Flow {
  day: string;
  cents: number;
  cases: number | undefined;
}

interface FlowReportProps {
  title: string;
  name: string;
  period: Period;
  flows: readonly Flow[];
  /** Of the period before, in cents. */
  before: number;
}

const columns = (areCounted: boolean): Column<Flow>[] => [
  { title: t('reports.period'), cell: ({ day }) => <DateText iso={day} /> },
  ...(areCounted
    ? [
        {
          title: t('reports.cases'),
          align: 'end' as const,
          cell: ({ cases }: Flow) => <span className="tabular-nums">{cases}</span>,
        },
      ]
    : []),
  { title: t('common.amount'), align: 'end', cell: ({ cents }) => <MoneyText cents={cents} /> },
];

export function FlowReport({ title, name, period, flows, before }: FlowReportProps) {
  const areCounted = flows.some(({ cases }) => cases !== undefined);
  const total = flows.reduce((sum, { cents }) => sum + cents, 0);
  const most = Math.max(...flows.map(({ cents }) => cents));
  const isEmpty = flows.every(({ cents, cases }) => cents === 0 && !cases);
  return (
    <ReportSection
      columns={columns(areCounted)}
      empty={isEmpty ? t('reports.nothing') : undefined}
      file={{
        name: `${name}-${period.from}-${period.to}`,
        read: () => [
          [t('reports.period'), ...(areCounted ? [t('reports.cases')] : []), t('common.amount')],
          ...flows.map(({ day, cases, cents }) => [day, ...(cases === undefined ? [] : [cases]), { cents }]),
        ],
      }}
      picture={
        <DayChart
          label={t('reports.chart', {
            title,
            first: formatDate(period.from),
            last: formatDate(period.to),
            total: formatCents(total),
            most: formatCents(most),
          })}
          of="flow"
          points={flows}
        />
      }
      rowKey={({ day }) => day}
      rows={flows}
      sum={
        <p className="text-muted-foreground text-sm">
          {t('reports.compared', { amount: formatCents(total), before: formatCents(before) })}
        </p>
      }
      title={title}
    />
  );
}
