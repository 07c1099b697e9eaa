import { useSuspenseQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { WidgetPlaceholder } from '@/components/WidgetPlaceholder';
import { t } from '@/lib/i18n/i18n';
import { portfolioQuery } from '../queries';
import { waitingDepositsQuery } from '../waiting';
import { InsuranceFund } from './InsuranceFund';
import { MoneyPlaces } from './MoneyPlaces';
import { NextStep } from './NextStep';
import { SummaryCards } from './SummaryCards';

/** The dashboard: six figures, what holds the money, what proves it (`children`), and the places of the market widgets. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const { user } = useRouteContext({ from: '/_account' });
  const [{ data: portfolio }, { data: waiting }] = useSuspenseQueries({
    queries: [portfolioQuery(user.id), waitingDepositsQuery(user.id)],
  });
  const isUnfunded = portfolio.depositedCents === 0;
  const isNew = isUnfunded && waiting.length === 0;
  return (
    <>
      <PageHeader title={t('portfolio.title')} />
      <SummaryCards portfolio={portfolio} />
      {isNew ? <NextStep step="start" /> : null}
      {portfolio.balanceCents > 0 && !isUnfunded && portfolio.totalPackages === 0 ? (
        <NextStep step="choose" />
      ) : null}
      {isNew ? null : <MoneyPlaces portfolio={portfolio} waiting={waiting} />}
      {children}
      <InsuranceFund />
      <WidgetPlaceholder
        className="mt-10"
        symbols={['Bitcoin', 'Ethereum', 'Rune', 'Shiba', 'Doge']}
        text={t('portfolio.widgetOff')}
        title={t('portfolio.quotes')}
      />
      <WidgetPlaceholder
        className="mt-4 h-[500px]"
        symbols={['XBT/USD']}
        text={t('portfolio.widgetOff')}
        title={t('portfolio.chart')}
      />
    </>
  );
}
