import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { TitledSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { Evidence } from '@/domain/cases/Evidence';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { MonthSwitch } from '@/operator/kit/components/MonthSwitch';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { monthOf, monthOfYesterday } from '@/operator/kit/months';
import { capacitiesQuery, planOf, yieldDaysQuery } from '../queries';
import { Capacities } from './Capacities';
import { MiningDesk } from './MiningDesk';
import { UnclaimedMoney, UnclaimedPayment } from './UnclaimedMoney';
import { YieldCalendar, stateOf } from './YieldCalendar';
import { YieldForm } from './YieldForm';
import { YieldJobs } from './YieldJobs';
import { YieldReversal } from './YieldReversal';

export function YieldPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const search = useSearch({ from: '/_operator/operator/yield' });
  const navigate = useNavigate({ from: '/operator/yield' });
  const { data: plans } = useSuspenseQuery(capacitiesQuery);
  const plan = planOf(plans, search.plan);
  const planId = plan?.plan_id ?? '';
  // On the first of a month only the day before can be missing.
  const month = monthOf(search.month) ?? monthOfYesterday();
  const { data: booked } = useSuspenseQuery(yieldDaysQuery(planId, month));
  const isComputed = Boolean(plan?.source_id);
  // A day that waits for its blocks is not booked by hand.
  const days = isComputed ? booked.map((day) => ({ ...day, is_over: false })) : booked;
  const missing = days.filter((day) => stateOf(day) === 'missing');
  const chosen = days.find(({ day }) => day === search.day) ?? missing[0] ?? days.at(-1);
  const go = (change: typeof search) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return (
    <>
      <PageHeader text={t('treasury.yield.lead')} title={t('statement.filter.yield')} />
      <OpenProposals
        confirmations={{ unclaimed: UnclaimedPayment }}
        kinds={['yield', 'capacity', 'unclaimed', 'reversal', 'mining_source', 'mining_plan']}
      />
      <YieldJobs />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-48 gap-1.5">
          <Label htmlFor="yield-plan">{t('investments.positions.plan')}</Label>
          <NativeSelect id="yield-plan" onChange={(event) => go({ plan: event.target.value })} value={planId}>
            {plans.map(({ plan_id, title }) => (
              <option key={plan_id} value={plan_id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {missing.length > 0 ? (
            <Badge variant="outline">{t('treasury.yield.missingDays', { count: missing.length })}</Badge>
          ) : null}
          <MonthSwitch month={month} onMonth={(next) => go({ month: next, day: undefined })} />
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <YieldCalendar
          chosen={chosen?.day ?? ''}
          days={days}
          label={t('treasury.yield.calendar', { plan: plan?.title ?? '' })}
          onChoose={(day) => go({ day })}
        />
        <TitledSection title={isComputed && chosen ? formatDate(chosen.day) : t('treasury.yield.form')}>
          {chosen?.amount_cents === null || !chosen ? null : (
            <NoticeBox>
              <p>
                {t('treasury.yield.already', {
                  amount: formatCents(chosen.amount_cents),
                  name: chosen.posted_by ?? t('mining.title'),
                })}
              </p>
              <p className="text-muted-foreground">
                <Evidence>{chosen.evidence ?? ''}</Evidence>
              </p>
            </NoticeBox>
          )}
          {role !== 'reviewer' && chosen ? (
            <YieldReversal day={chosen} key={`${planId} ${chosen.day} ${chosen.posting_id}`} />
          ) : null}
          {isComputed && chosen?.amount_cents === null ? <p>{t(`treasury.yield.${stateOf(chosen)}`)}</p> : null}
          {role === 'reviewer' && !isComputed ? (
            <p className="text-muted-foreground text-sm">{t('offers.exchanges.who')}</p>
          ) : null}
          {role === 'reviewer' || isComputed ? null : (
            <YieldForm
              day={chosen?.day ?? ''}
              key={`${planId} ${chosen?.day}`}
              onDone={() => go({ day: undefined })}
              onStay={() => {
                if (chosen && search.day !== chosen.day) go({ plan: planId, month, day: chosen.day });
              }}
              planId={planId}
            />
          )}
        </TitledSection>
      </div>
      {role === 'reviewer' ? null : <UnclaimedMoney />}
      <MiningDesk mayChange={role !== 'reviewer'} />
      <Capacities mayChange={role !== 'reviewer'} plans={plans} />
    </>
  );
}
