import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { freezeQuery } from '@/features/dashboard/queries';
import { requireAmount } from '@/features/deposits/amount';
import { WalletPage } from '@/features/deposits/components/WalletPage';
import { depositQuotesQuery, paymentMethodsQuery, walletsQuery } from '@/features/deposits/queries';
import { preload, preloadAhead } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/deposit/wallet')({
  head: pageTitle('deposits.payTitle'),
  beforeLoad: requireAmount,
  loader: ({ context: { queryClient, user, asked } }) =>
    withWords(
      ['money', 'settings'],
      [
        preload(queryClient, walletsQuery, paymentMethodsQuery, identityDemandsQuery(user.id)),
        preloadAhead(queryClient, freezeQuery(user.id)),
        queryClient.query(depositQuotesQuery(user.id, asked)).catch(() => undefined),
      ],
    ),
  component: WalletPage,
});
