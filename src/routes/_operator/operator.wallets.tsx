import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { WalletsPage } from '@/operator/site/wallets/components/WalletsPage';
import { operatorWalletsQuery } from '@/operator/site/wallets/queries';

export const Route = createFileRoute('/_operator/operator/wallets')({
  head: () => ({ meta: [{ title: `${t('settings.wallets.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) =>
    queryClient.query({ ...operatorWalletsQuery, staleTime: 'static' }),
  component: WalletsPage,
});
