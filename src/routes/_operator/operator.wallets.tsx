import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { WalletsPage } from '@/operator/site/wallets/components/WalletsPage';
import { operatorWalletsQuery } from '@/operator/site/wallets/queries';

export const Route = createFileRoute('/_operator/operator/wallets')({
  head: pageTitle('settings.wallets.title'),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...operatorWalletsQuery, staleTime: 'static' }),
  component: WalletsPage,
});
