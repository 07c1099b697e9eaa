import { createFileRoute } from '@tanstack/react-router';
import { portfolioQuery } from '@/features/dashboard/queries';
import { ReferPage } from '@/features/referrals/components/ReferPage';
import { myReferralsQuery, referralCodeQuery } from '@/features/referrals/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/refer')({
  head: () => pageTitle(t('referrals.title')),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...referralCodeQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...myReferralsQuery(user.id), staleTime: 'static' }),
      ],
    ),
  component: ReferPage,
});
