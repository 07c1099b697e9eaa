import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { PageHeader } from '@/components/frame/PageHeader';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { reportQuery } from '../queries';
import { isDay, MOST_DAYS, type Period, periodBefore, periodOf, problemOf, STEPS } from '../report-period';
import { TimesReport, WaitingReport } from './CaseReports';
import { FlowReport } from './FlowReport';

const problemText = ({ step }: Period, problem: 'order' | 'length') =>
  problem === 'order' ? t('reports.order') : t(`reports.most.${step}`, { days: formatNumber(MOST_DAYS[step]) });

const dayText = z.string().check(z.refine(isDay, { error: () => t('common.required') }));

const periodSchema = z.pipe(
  z.object({ from: dayText, to: dayText, step: z.enum(STEPS) }),
  z.transform((period, { issues }) => {
    const problem = problemOf(period);
    if (problem) issues.push({ code: 'custom', message: problemText(period, problem), path: ['from'], input: period });
    return period;
  }),
);

const YEARS = { min: '2020-01-01', max: '2099-12-31' };

function PeriodForm({ period }: { period: Period }) {
  const navigate = useNavigate({ from: '/operator/reports' });
  const form = useAddressForm(periodSchema, period);
  const { control } = form;
  return (
    <Form
      className="mb-10 flex flex-wrap items-start gap-3"
      form={form}
      onSubmit={(said) => navigate({ search: { ...said }, resetScroll: false })}
    >
      <InputField
        {...YEARS}
        control={control}
        frame="w-40"
        label={t('statement.filter.from')}
        name="from"
        type="date"
      />
      <InputField {...YEARS} control={control} frame="w-40" label={t('statement.filter.to')} name="to" type="date" />
      <SelectField control={control} frame="w-auto" label={t('reports.step')} name="step">
        {STEPS.map((step) => (
          <option key={step} value={step}>
            {t(`reports.${step}`)}
          </option>
        ))}
      </SelectField>
      {/* Aligned with the controls, below the labels' height. */}
      <SubmitButton className="mt-6.5" variant="outline">
        {t('statement.filter.kind')}
      </SubmitButton>
    </Form>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function ReportsPage() {
  const period = periodOf(useSearch({ from: '/_operator/operator/reports' }));
  const { data } = useSuspenseQuery(reportQuery(period));
  const { periods, waiting, times } = data;
  const { periods: earlier } = useSuspenseQuery(reportQuery(periodBefore(period))).data;
  return (
    <>
      <PageHeader text={t('reports.lead')} title={t('reports.title')} />
      <PeriodForm period={period} />
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
        <FlowReport
          flows={periods.map(({ day, deposits, deposits_cents }) => ({ day, cases: deposits, cents: deposits_cents }))}
          before={sum(earlier.map(({ deposits_cents }) => deposits_cents))}
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
          before={sum(earlier.map(({ withdrawals_cents }) => withdrawals_cents))}
          name="withdrawals"
          period={period}
          title={t('statement.totals.withdrawal_pay')}
        />
        <FlowReport
          flows={periods.map(({ day, yield_cents }) => ({ day, cases: undefined, cents: yield_cents }))}
          before={sum(earlier.map(({ yield_cents }) => yield_cents))}
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
