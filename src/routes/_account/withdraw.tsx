import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/portfolio/identity-demands';
import { portfolioQuery } from '@/features/portfolio/queries';
import { WithdrawPage } from '@/features/withdrawals/components/WithdrawPage';
import { myWithdrawals, verifiedQuery, withdrawalMethodsQuery } from '@/features/withdrawals/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/withdraw')({
  head: () => pageTitle(t('withdrawals.title')),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        queryClient.query({ ...withdrawalMethodsQuery, staleTime: 'static' }),
        queryClient.query({ ...verifiedQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
        queryClient.infiniteQuery({ ...myWithdrawals(user.id), staleTime: 'static' }),
      ],
    ),
  component: WithdrawPage,
});
