import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { PageHeader } from '@/components/frame/PageHeader';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { t } from '@/lib/i18n/i18n';
import { reportQuery } from '../queries';
import { type Period, periodOf, STEPS } from '../report-period';
import { TimesReport, WaitingReport } from './CaseReports';
import { FlowReport } from './FlowReport';

/** Which days, and by what; the address keeps it. */
function PeriodForm({ period }: { period: Period }) {
  const navigate = useNavigate({ from: '/operator/reports' });
  const form = useAddressForm(JSON.stringify(period));
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const { from, to, step } = periodOf(Object.fromEntries(new FormData(event.currentTarget)));
    void navigate({ search: { from, to, step }, resetScroll: false });
  };
  return (
    <form className="mb-10 flex flex-wrap items-end gap-3" onSubmit={show} ref={form}>
      <Field error={undefined} label={t('reports.from')}>
        {({ id }) => <Input defaultValue={period.from} id={id} name="from" required type="date" />}
      </Field>
      <Field error={undefined} label={t('reports.to')}>
        {({ id }) => <Input defaultValue={period.to} id={id} name="to" required type="date" />}
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
      <Button type="submit" variant="outline">
        {t('reports.show')}
      </Button>
    </form>
  );
}

/** What came in, went out and was earned, how long cases wait and how long decisions took. */
export function ReportsPage() {
  const period = periodOf({ ...useSearch({ from: '/_operator/operator/reports' }) });
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
