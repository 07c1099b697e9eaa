import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { DateText } from '@/components/display/DateText';
import { Disclosure } from '@/components/display/Disclosure';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { buttonVariants } from '@/components/ui/button';
import { SignalOutcome } from '@/domain/signals/SignalOutcome';
import { portfolioQuery } from '@/features/dashboard/queries';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { type Signal, signalsQuery } from '../queries';
import { LeadSignal } from './LeadSignal';

export function SignalsPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(user.id));
  // The database returns operators' signals only to holders of a plan.
  const { data: signals } = useSuspenseQuery(signalsQuery);
  const hasPlan = portfolio.activePackages > 0;
  return (
    <>
      <PageHeader
        action={
          <Link className={cn(buttonVariants(), 'h-auto min-h-11 shrink py-2 whitespace-normal')} to="/deposit">
            {t('signals.button')}
          </Link>
        }
        text={t('signals.text')}
        title={t('shell.signals')}
      />
      <section aria-labelledby="signals-latest">
        <h2 className="font-medium" id="signals-latest">
          {t('signals.latest')}
        </h2>
        <p className="text-muted-foreground mt-1 text-sm">{t('signals.open')}</p>
        <Disclosure className="mb-4">
          <p>{t('signals.authors')}</p>
          <p>{t('signals.record')}</p>
        </Disclosure>
        <LeadSignal userId={user.id} />
        {hasPlan ? null : <Locked />}
        {hasPlan && signals.length === 0 ? <EmptyState title={t('signals.empty')} /> : null}
        {signals.length > 0 ? <Signals signals={signals} /> : null}
      </section>
    </>
  );
}

function Locked() {
  return (
    <EmptyState
      action={
        <Link className={buttonVariants({ variant: 'outline' })} to="/invest">
          {t('signals.plans')}
        </Link>
      }
      text={t('signals.lockedText')}
      title={t('signals.locked')}
    />
  );
}

function Signals({ signals }: { signals: Signal[] }) {
  return (
    <ul className="border-t">
      {signals.map((signal) => (
        <li className="grid gap-x-10 gap-y-3 border-b py-5 md:grid-cols-[minmax(0,1fr)_20rem]" key={signal.id}>
          <div className="grid content-start gap-1">
            <h3 className="font-medium wrap-anywhere" dir="auto" lang="">
              {signal.title}
            </h3>
            <p className="text-muted-foreground flex flex-wrap gap-x-3 text-sm">
              <DateText iso={signal.published_at} />
              {signal.strategy_title === null ? null : (
                <span>{t('signals.byLead', { title: signal.strategy_title })}</span>
              )}
            </p>
            <p
              className="text-muted-foreground max-w-prose text-sm wrap-anywhere whitespace-pre-line"
              dir="auto"
              lang=""
            >
              {signal.body}
            </p>
          </div>
          <SignalOutcome signal={signal} />
        </li>
      ))}
    </ul>
  );
}
