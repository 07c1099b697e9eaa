import { useSuspenseQuery } from '@tanstack/react-query';
import { MoneyText } from '@/components/display/MoneyText';
import { Sparkline } from '@/components/display/Sparkline';
import { t } from '@/lib/i18n/i18n';
import { reportQuery } from '../queries';
import { periodOf } from '../report-period';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What moved in thirty days, as a line that adds up to it, and today's part. */
export function Figures() {
  // Of today, too: as fresh as the queues.
  const { periods } = useSuspenseQuery({ ...reportQuery(periodOf({})), refetchInterval: 60_000 }).data;
  const figures = [
    { name: t('reports.deposits'), days: periods.map(({ deposits_cents }) => deposits_cents) },
    { name: t('statement.totals.withdrawal_pay'), days: periods.map(({ withdrawals_cents }) => withdrawals_cents) },
    { name: t('overview.net'), days: periods.map((day) => day.deposits_cents - day.withdrawals_cents), isSigned: true },
    { name: t('trail.yield_posted'), days: periods.map(({ yield_cents }) => yield_cents), isSigned: true },
  ];
  return (
    <section aria-label={t('overview.figures')}>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {figures.map(({ name, days, isSigned = false }) => (
          <div className="grid content-start gap-1 rounded-lg border p-4" key={name}>
            <dt className="text-muted-foreground text-[0.8125rem]">{name}</dt>
            <dd className="grid gap-1">
              <span className="text-lg leading-tight font-semibold">
                <MoneyText cents={sum(days)} isSigned={isSigned} />
              </span>
              {days.at(-1) ? (
                <span className="text-muted-foreground text-[0.8125rem]">
                  {t('overview.today')} <MoneyText cents={days.at(-1) ?? 0} isSigned={isSigned} />
                </span>
              ) : null}
              <Sparkline className="h-8 w-full" values={days.map((_, day) => sum(days.slice(0, day + 1)))} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
