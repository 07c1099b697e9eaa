import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { freezeQuery } from '@/features/dashboard/queries';
import { requireAmount } from '@/features/deposits/amount';
import { WalletPage } from '@/features/deposits/components/WalletPage';
import { depositQuotesQuery, paymentMethodsQuery, walletsQuery } from '@/features/deposits/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/deposit/wallet')({
  head: () => pageTitle(t('deposits.payTitle')),
  beforeLoad: requireAmount,
  loader: ({ context: { queryClient, user, asked } }) =>
    withWords(
      ['money', 'settings'],
      [
        queryClient.query({ ...walletsQuery, staleTime: 'static' }),
        queryClient.query({ ...paymentMethodsQuery, staleTime: 'static' }),
        queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
        // Optional prefetch of a notice and the quotes, to avoid layout shift.
        queryClient.query(depositQuotesQuery(user.id, asked)).catch(() => undefined),
        queryClient.query({ ...freezeQuery(user.id), staleTime: 'static' }).catch(() => undefined),
      ],
    ),
  component: WalletPage,
});
