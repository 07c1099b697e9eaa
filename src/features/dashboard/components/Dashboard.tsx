import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '@/lib/lazy-component';
import { useFirstScreen } from '@/lib/use-first-screen';
import { dashboardQuery } from '../queries';
import { Attention } from './Attention';
import { Checklist } from './Checklist';
import { DashboardHeader } from './DashboardHeader';
import { InsuranceFund } from './InsuranceFund';
import { Owned } from './Owned';
import { RecentLines } from './RecentLines';
import { SummaryCards } from './SummaryCards';

// Not among the first figures; reserves its height.
const History = lateComponent(async () => (await import('./History')).History);
const Moves = lateComponent(async () => (await import('@/components/display/Moves')).Moves);
const Market = lateComponent(async () => (await import('./Market')).Market);

const LISTED = new Set(['kyc_missing', 'kyc_pending', 'email_unverified']);

export function Dashboard({ children }: { children?: ReactNode }) {
  const { user } = useRouteContext({ from: '/_account' });
  const {
    portfolio,
    monthIncomeCents,
    attention: notices,
    days,
    lines,
    insurance,
    hasPrices,
  } = useSuspenseQuery(dashboardQuery(user.id)).data;
  const isShown = useFirstScreen();
  const isUnfunded = portfolio.depositedCents === 0;
  // The next step is a message to the operators.
  const isFrozen = notices.some(({ kind }) => kind === 'account_frozen' || kind === 'account_stopped');
  const isNew = portfolio.totalPackages === 0 && !isFrozen;
  const next = portfolio.balanceCents > 0 ? 'invest' : 'deposit';
  const attention = <Attention notices={isNew ? notices.filter(({ kind }) => !LISTED.has(kind)) : notices} />;
  return (
    <>
      <DashboardHeader isFrozen={isFrozen} main={next} />
      {isFrozen || isNew ? attention : null}
      {isNew ? <Checklist notices={notices} portfolio={portfolio} /> : null}
      {isNew && portfolio.ownedCents === 0 ? null : <Owned monthIncomeCents={monthIncomeCents} portfolio={portfolio} />}
      {isFrozen || isNew ? null : attention}
      <SummaryCards portfolio={portfolio} />
      {isUnfunded ? null : (
        <div className="mt-10 grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="min-h-100">
            <Suspense>{isShown ? <History days={days} /> : null}</Suspense>
          </div>
          <RecentLines lines={lines} />
        </div>
      )}
      <div className="contents">{children}</div>
      {insurance ? <InsuranceFund cover={insurance} /> : null}
      {/* Reserves a screen's height if content will follow. */}
      <div className={hasPrices || import.meta.env.VITE_MARKET_WIDGETS ? 'min-h-dvh' : undefined}>
        <Suspense>{isShown ? <Market /> : null}</Suspense>
      </div>
      <Suspense>{isShown ? <Moves /> : null}</Suspense>
    </>
  );
}
