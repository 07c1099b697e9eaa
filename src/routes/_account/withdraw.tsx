import { createFileRoute } from '@tanstack/react-router';
import { factorsQuery } from '@/features/auth/factors';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { withdrawalMethodsQuery } from '@/features/dashboard/withdrawal-methods';
import { WithdrawPage } from '@/features/withdrawals/components/WithdrawPage';
import { myWithdrawals, payoutWaitsQuery, verifiedQuery } from '@/features/withdrawals/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/withdraw')({
  head: () => pageTitle(t('withdrawing.request')),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        queryClient.query({ ...withdrawalMethodsQuery, staleTime: 'static' }),
        queryClient.query({ ...verifiedQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
        queryClient.infiniteQuery({ ...myWithdrawals(user.id), staleTime: 'static' }),
        // Optional prefetch of notices, to avoid layout shift.
        queryClient.query({ ...freezeQuery(user.id), staleTime: 'static' }).catch(() => undefined),
        queryClient.query({ ...payoutWaitsQuery(user.id), staleTime: 'static' }).catch(() => undefined),
        queryClient.query({ ...withdrawalLimitsQuery(user.id), staleTime: 'static' }).catch(() => undefined),
        queryClient.query({ ...factorsQuery(user.id), staleTime: 'static' }).catch(() => undefined),
      ],
    ),
  component: WithdrawPage,
});
