import type { Column } from '@/components/display/DataTable';
import { currentLocale, t } from '@/lib/i18n/i18n';
import { caseQueue, queueWord } from '@/operator/kit/queues';
import type { Report } from '../queries';
import type { Period } from '../report-period';
import { Bars } from './Bars';
import { ReportSection } from './ReportSection';

type Waiting = Report['waiting'][number];
type Time = Report['times'][number];

const kindWord = (kind: string): string =>
  kind === 'payments' ? t('reports.payments') : queueWord(caseQueue.parse(kind));

const AGES = ['under_hour', 'under_day', 'under_three_days', 'older'] as const;
const SHADES = ['fill-primary/25', 'fill-primary/50', 'fill-primary/75', 'fill-primary'];
const ageWords = () => ({
  under_hour: t('reports.underHour'),
  under_day: t('reports.underDay'),
  under_three_days: t('reports.underThree'),
  older: t('reports.older'),
});

/** Units in seconds, and the duration up to which each is used. */
const UNITS = [
  ['second', 1, 90],
  ['minute', 60, 5400],
  ['hour', 3600, 172_800],
  ['day', 86_400, Infinity],
] as const;

function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, , most]) => seconds < most) ?? UNITS[3];
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'hour' || unit === 'day' ? 1 : 0,
  }).format(seconds / size);
}

function Legend() {
  const words = ageWords();
  return (
    <ul aria-hidden className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] leading-4">
      {AGES.map((age, n) => (
        <li className="flex items-center gap-1.5" key={age}>
          <svg className="size-3 rounded-sm border" viewBox="0 0 1 1">
            <rect className={SHADES[n]} height="1" width="1" />
          </svg>
          {words[age]}
        </li>
      ))}
    </ul>
  );
}

const sumOf = (row: Waiting) => AGES.reduce((sum, age) => sum + row[age], 0);

const waitingColumns = (): Column<Waiting>[] => [
  { title: t('reports.queue'), cell: ({ queue }) => kindWord(queue) },
  ...AGES.map((age) => ({
    title: ageWords()[age],
    align: 'end' as const,
    cell: (row: Waiting) => <span className="tabular-nums">{row[age]}</span>,
  })),
];

export function WaitingReport({ waiting }: { waiting: Report['waiting'] }) {
  const columns = waitingColumns();
  const bars = waiting.map((row) => ({
    name: kindWord(row.queue),
    parts: AGES.map((age, n) => ({ length: row[age], shade: SHADES[n] ?? '' })),
    value: String(sumOf(row)),
  }));
  return (
    <ReportSection
      columns={columns}
      empty={waiting.some((row) => sumOf(row) > 0) ? undefined : t('desk.person.noWaiting')}
      file={{
        name: 'waiting',
        read: () => [
          columns.map(({ title }) => title),
          ...waiting.map((row) => [kindWord(row.queue), ...AGES.map((age) => row[age])]),
        ],
      }}
      picture={
        <div className="grid gap-4">
          <Bars
            bars={bars}
            label={t('reports.waitingChart', { list: bars.map(({ name, value }) => `${name} ${value}`).join(', ') })}
          />
          <Legend />
        </div>
      }
      rowKey={({ queue }) => queue}
      rows={waiting}
      title={t('reports.waiting')}
    />
  );
}

const timeColumns = (): Column<Time>[] => [
  { title: t('operations.review.decision'), cell: ({ kind }) => kindWord(kind) },
  { title: t('reports.cases'), align: 'end', cell: ({ cases }) => <span className="tabular-nums">{cases}</span> },
  { title: t('reports.median'), align: 'end', cell: ({ median_seconds }) => duration(median_seconds ?? 0) },
  { title: t('reports.p90'), align: 'end', cell: ({ p90_seconds }) => duration(p90_seconds ?? 0) },
];

export function TimesReport({ times, period }: { times: Report['times']; period: Period }) {
  const decided = times.filter(({ cases }) => cases > 0);
  const bars = decided.map(({ kind, median_seconds, p90_seconds }) => {
    const [median, most] = [median_seconds ?? 0, p90_seconds ?? 0];
    return {
      name: kindWord(kind),
      parts: [
        { length: median, shade: 'fill-primary' },
        { length: most - median, shade: 'fill-primary/25' },
      ],
      value: t('reports.usual', { median: duration(median), most: duration(most) }),
    };
  });
  return (
    <ReportSection
      columns={timeColumns()}
      empty={decided.length > 0 ? undefined : t('reports.noTimes')}
      file={{
        name: `times-${period.from}-${period.to}`,
        read: () => [
          ['kind', 'cases', 'median_seconds', 'p90_seconds'],
          ...decided.map(({ kind, cases, median_seconds, p90_seconds }) => [kind, cases, median_seconds, p90_seconds]),
        ],
      }}
      picture={
        <Bars
          bars={bars}
          label={t('reports.timesChart', { list: bars.map(({ name, value }) => `${name} ${value}`).join(', ') })}
        />
      }
      rowKey={({ kind }) => kind}
      rows={decided}
      title={t('reports.times')}
    />
  );
}
