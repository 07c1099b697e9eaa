import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { WalletsPage } from '@/operator/site/wallets/components/WalletsPage';
import { operatorWalletsQuery } from '@/operator/site/wallets/queries';

export const Route = createFileRoute('/_operator/operator/wallets')({
  head: () => pageTitle(t('settings.wallets.title')),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...operatorWalletsQuery, staleTime: 'static' }),
  component: WalletsPage,
});
