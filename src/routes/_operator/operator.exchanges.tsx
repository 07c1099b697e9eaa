import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { ExchangesPage } from '@/operator/markets/exchanges/components/ExchangesPage';
import { priceDeskQuery } from '@/operator/markets/exchanges/queries';

export const Route = createFileRoute('/_operator/operator/exchanges')({
  head: pageTitle('offers.exchanges.title'),
  loader: ({ context: { queryClient } }) => preload(queryClient, priceDeskQuery, proposalsQuery),
  component: ExchangesPage,
});
