import { createFileRoute } from '@tanstack/react-router';
import { requireAmount } from '@/features/deposits/amount';
import { WalletPage } from '@/features/deposits/components/WalletPage';
import { paymentMethodsQuery, walletsQuery } from '@/features/deposits/queries';
import { identityDemandsQuery } from '@/features/portfolio/identity-demands';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/deposit/wallet')({
  head: () => pageTitle(t('deposits.payTitle')),
  beforeLoad: requireAmount,
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        queryClient.query({ ...walletsQuery, staleTime: 'static' }),
        queryClient.query({ ...paymentMethodsQuery, staleTime: 'static' }),
        queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
      ],
    ),
  component: WalletPage,
});
