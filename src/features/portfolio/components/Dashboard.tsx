import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '@/lib/late';
import { useFirstScreen } from '@/lib/use-first-screen';
import { dashboardQuery } from '../queries';
import { Attention } from './Attention';
import { BalanceDays } from './BalanceDays';
import { DashboardHeader } from './DashboardHeader';
import { InsuranceFund } from './InsuranceFund';
import { MoneyPlaces } from './MoneyPlaces';
import { NextStep } from './NextStep';
import { RecentLines } from './RecentLines';
import { SummaryCards } from './SummaryCards';

const Market = lateComponent(async () => (await import('./Market')).Market);

/** The dashboard: six figures, what waits, where the money is and how it came there, what proves it (`children`), and the market. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const { user } = useRouteContext({ from: '/_account' });
  const {
    portfolio,
    attention: notices,
    days,
    lines,
    insurance,
    hasPrices,
  } = useSuspenseQuery(dashboardQuery(user.id)).data;
  const isShown = useFirstScreen();
  const isUnfunded = portfolio.depositedCents === 0;
  const isNew = isUnfunded && !notices.some(({ kind }) => kind === 'deposit_pending');
  // What comes next is then to write to the operators, as the notice says.
  const isFrozen = notices.some(({ kind }) => kind === 'account_frozen' || kind === 'account_stopped');
  return (
    <>
      <DashboardHeader />
      <SummaryCards portfolio={portfolio} />
      {isNew && !isFrozen ? <NextStep step="start" /> : null}
      {portfolio.balanceCents > 0 && !isUnfunded && !isFrozen && portfolio.totalPackages === 0 ? (
        <NextStep step="choose" />
      ) : null}
      <Attention notices={isNew ? notices.filter(({ kind }) => kind !== 'kyc_missing') : notices} />
      {isUnfunded ? null : (
        <>
          <div className="mt-10 grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <BalanceDays days={days} />
            <RecentLines lines={lines} />
          </div>
          <MoneyPlaces portfolio={portfolio} />
        </>
      )}
      {children}
      {insurance ? <InsuranceFund cover={insurance} /> : null}
      {/* As high as a screen when there will be something: what follows it is out of sight before and after. */}
      <div className={hasPrices || import.meta.env.VITE_MARKET_WIDGETS ? 'min-h-dvh' : undefined}>
        <Suspense>{isShown ? <Market /> : null}</Suspense>
      </div>
    </>
  );
}
