import { createFileRoute } from '@tanstack/react-router';
import { factorsQuery } from '@/features/auth/factors';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { withdrawalMethodsQuery } from '@/features/dashboard/withdrawal-methods';
import { WithdrawPage } from '@/features/withdrawals/components/WithdrawPage';
import { myWithdrawals, payoutWaitsQuery, verifiedQuery } from '@/features/withdrawals/queries';
import { preload, preloadAhead } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/withdraw')({
  head: pageTitle('withdrawing.request'),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        preload(
          queryClient,
          withdrawalMethodsQuery,
          verifiedQuery(user.id),
          portfolioQuery(user.id),
          identityDemandsQuery(user.id),
          myWithdrawals(user.id),
        ),
        preloadAhead(
          queryClient,
          freezeQuery(user.id),
          payoutWaitsQuery(user.id),
          withdrawalLimitsQuery(user.id),
          factorsQuery(user.id),
        ),
      ],
    ),
  component: WithdrawPage,
});
