import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { DateText } from '@/components/display/DateText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { buttonVariants } from '@/components/ui/button';
import { portfolioQuery } from '@/features/portfolio/queries';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { signalsQuery } from '../queries';

/** The way to the payment page, and below it what investors with an active plan may read. */
export function SignalsPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(user.id));
  return (
    <>
      <PageHeader
        action={
          <Link
            className={cn(buttonVariants(), 'h-auto min-h-11 shrink py-2 whitespace-normal')}
            to="/deposit"
          >
            {t('signals.button')}
          </Link>
        }
        text={t('signals.text')}
        title={t('signals.title')}
      />
      <section aria-labelledby="signals-latest">
        <h2 className="font-medium" id="signals-latest">
          {t('signals.latest')}
        </h2>
        <p className="text-muted-foreground mt-1 mb-4 text-sm">{t('signals.open')}</p>
        {portfolio.activePackages > 0 ? <Signals /> : <Locked />}
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

/** The published signals, newest first, as they come and go. The database tells only holders of a plan. */
function Signals() {
  const { data: signals } = useSuspenseQuery(signalsQuery);
  if (signals.length === 0) return <EmptyState title={t('signals.empty')} />;
  return (
    <ul className="border-t">
      {signals.map(({ id, title, body, published_at }) => (
        <li className="grid gap-1.5 border-b py-5" key={id}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="font-medium" dir="auto" lang="">
              {title}
            </h3>
            <span className="text-muted-foreground text-sm">
              <DateText iso={published_at} />
            </span>
          </div>
          <p className="text-muted-foreground max-w-prose whitespace-pre-line" dir="auto" lang="">
            {body}
          </p>
        </li>
      ))}
    </ul>
  );
}
