import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { TradingPage } from '@/operator/markets/trading/components/TradingPage';
import { tradingDeskQuery } from '@/operator/markets/trading/queries';

export const Route = createFileRoute('/_operator/operator/trading')({
  head: pageTitle('offers.trading.title'),
  loader: ({ context: { queryClient } }) =>
    withWords(['trading'], [preload(queryClient, tradingDeskQuery, proposalsQuery)]),
  component: TradingPage,
});
