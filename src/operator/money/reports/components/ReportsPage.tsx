import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { PageHeader } from '@/components/frame/PageHeader';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { reportQuery } from '../queries';
import { MOST_DAYS, type Period, periodOf, problemOf, saidPeriod, STEPS } from '../report-period';
import { TimesReport, WaitingReport } from './CaseReports';
import { FlowReport } from './FlowReport';

function messageOf(period: Period): string | undefined {
  const problem = problemOf(period);
  if (problem === 'order') return t('reports.order');
  return problem && t(`reports.most.${period.step}`, { days: formatNumber(MOST_DAYS[period.step]) });
}

/** The years that an address can say. */
const YEARS = { min: '2020-01-01', max: '2099-12-31' };

/** Which days, and by what; the address keeps it. */
function PeriodForm({ period }: { period: Period }) {
  const navigate = useNavigate({ from: '/operator/reports' });
  const form = useAddressForm(JSON.stringify(period));
  const first = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const forget = () => setError(undefined);
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const said = saidPeriod(Object.fromEntries(new FormData(event.currentTarget)));
    const message = messageOf(said);
    setError(message);
    if (message) first.current?.focus();
    else void navigate({ search: { ...said }, resetScroll: false });
  };
  return (
    <form
      className="mb-10 flex flex-wrap items-start gap-3"
      onChange={forget}
      onReset={forget}
      onSubmit={show}
      ref={form}
    >
      <Field className="w-40" error={error} label={t('statement.filter.from')}>
        {(control) => (
          <Input
            {...control}
            {...YEARS}
            defaultValue={period.from}
            name="from"
            ref={first}
            required
            type="date"
          />
        )}
      </Field>
      <Field className="w-40" error={undefined} label={t('statement.filter.to')}>
        {({ id }) => <Input {...YEARS} defaultValue={period.to} id={id} name="to" required type="date" />}
      </Field>
      <Field error={undefined} label={t('reports.step')}>
        {({ id }) => (
          // React gives a list its first choice only once.
          <Select defaultValue={period.step} id={id} key={period.step} name="step">
            {STEPS.map((step) => (
              <option key={step} value={step}>
                {t(`reports.${step}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {/* Level with the controls: the labels above them are this high. */}
      <Button className="mt-6.5" type="submit" variant="outline">
        {t('statement.filter.kind')}
      </Button>
    </form>
  );
}

/** What came in, went out and was earned, how long cases wait and how long decisions took. */
export function ReportsPage() {
  const period = periodOf(useSearch({ from: '/_operator/operator/reports' }));
  const { data } = useSuspenseQuery(reportQuery(period));
  const { periods, waiting, times } = data;
  return (
    <>
      <PageHeader text={t('reports.lead')} title={t('reports.title')} />
      <PeriodForm period={period} />
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
        <FlowReport
          flows={periods.map(({ day, deposits, deposits_cents }) => ({
            day,
            cases: deposits,
            cents: deposits_cents,
          }))}
          name="deposits"
          period={period}
          title={t('reports.deposits')}
        />
        <FlowReport
          flows={periods.map(({ day, withdrawals, withdrawals_cents }) => ({
            day,
            cases: withdrawals,
            cents: withdrawals_cents,
          }))}
          name="withdrawals"
          period={period}
          title={t('reports.withdrawals')}
        />
        <FlowReport
          flows={periods.map(({ day, yield_cents }) => ({ day, cases: undefined, cents: yield_cents }))}
          name="yield"
          period={period}
          title={t('reports.yield')}
        />
        <WaitingReport waiting={waiting} />
        <TimesReport period={period} times={times} />
      </div>
    </>
  );
}
