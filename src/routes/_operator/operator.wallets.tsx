import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { chainsQuery } from '@/operator/kit/chain-desk';
import { ChainDesk } from '@/operator/site/chain/components/ChainDesk';
import { WalletsPage } from '@/operator/site/wallets/components/WalletsPage';
import { operatorWalletsQuery } from '@/operator/site/wallets/queries';

export const Route = createFileRoute('/_operator/operator/wallets')({
  head: pageTitle('settings.wallets.title'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...operatorWalletsQuery, staleTime: 'static' }),
      queryClient.query({ ...chainsQuery, staleTime: 'static' }),
    ]),
  component: () => (
    <>
      <WalletsPage />
      <ChainDesk />
    </>
  ),
});
