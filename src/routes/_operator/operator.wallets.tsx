import { createFileRoute } from '@tanstack/react-router';
import { WalletsPage } from '@/features/operations/components/WalletsPage';
import { walletDeskQuery } from '@/features/operations/settings-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/wallets')({
  head: () => ({ meta: [{ title: `${t('settings.wallets.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...walletDeskQuery, staleTime: 'static' }),
  component: WalletsPage,
});
