import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { DayChart } from '@/components/display/DayChart';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { Unread } from '@/components/states/Unread';
import { formatDate, formatUnit } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { type DayBalance, yearQuery } from '../queries';

const DaysTable = lateComponent(async () => (await import('./DaysTable')).DaysTable);

const SPANS = { month: 30, quarter: 90, year: 366 };
type Span = keyof typeof SPANS;
type Kind = 'value' | 'income';

/** Leading zeros would flatten the chart. */
const beginning = (days: readonly DayBalance[]) =>
  days.length > 2 && days[0]?.owned_cents === 0 ? days.slice(1) : days;

export function History({ days: recent }: { days: readonly DayBalance[] }) {
  const { user } = useRouteContext({ from: '/_account' });
  const [kind, setKind] = useState<Kind>('value');
  const [span, setSpan] = useState<Span>('quarter');
  const [isOpen, setIsOpen] = useState(false);
  const year = useQuery({ ...yearQuery(user.id), enabled: span === 'year' });
  // Ninety days must not pass for a year that is loading or failed.
  const days = span === 'year' ? year.data : recent.slice(-SPANS[span]);
  return (
    <section aria-labelledby="days">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg font-semibold" id="days">
          {t('portfolio.days.title')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <SegmentedControl
            legend={t('portfolio.days.kind')}
            onChange={setKind}
            options={(['value', 'income'] as const).map((one) => ({
              value: one,
              label: t(`portfolio.days.${one}`),
            }))}
            value={kind}
          />
          <SegmentedControl
            legend={t('portfolio.market.range')}
            onChange={setSpan}
            options={(['month', 'quarter', 'year'] as const).map((one) => ({
              value: one,
              label: t(`portfolio.days.spans.${one}`),
              name: one === 'quarter' ? formatUnit(3, 'month') : formatUnit(1, one),
            }))}
            value={span}
          />
        </div>
      </div>
      <div className="mt-4">
        {days ? (
          <>
            <Drawing days={beginning(days)} kind={kind} />
            <details
              className="mt-3 text-sm"
              onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
              open={isOpen}
            >
              <summary className="link w-fit cursor-pointer">{t('portfolio.days.table')}</summary>
              <p className="text-muted-foreground mt-2 text-[0.8125rem]">{t(`portfolio.days.${kind}Text`)}</p>
              <Suspense>{isOpen ? <DaysTable days={days} /> : null}</Suspense>
            </details>
          </>
        ) : (
          <Unread query={year} rows={5} />
        )}
      </div>
    </section>
  );
}

function Drawing({ days, kind }: { days: readonly DayBalance[]; kind: Kind }) {
  if (kind === 'value')
    return <DayChart of="level" points={days.map(({ day, owned_cents: cents }) => ({ day, cents }))} />;
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <DayChart
      label={t('portfolio.days.incomeLabel', { first: formatDate(first), last: formatDate(last) })}
      of="flow"
      points={days.map(({ day, income_cents: cents }) => ({ day, cents }))}
    />
  );
}
