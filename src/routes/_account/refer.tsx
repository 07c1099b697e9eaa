import { createFileRoute } from '@tanstack/react-router';
import { portfolioQuery } from '@/features/dashboard/queries';
import { ReferPage } from '@/features/referrals/components/ReferPage';
import { myReferralsQuery, referralCodeQuery } from '@/features/referrals/queries';
import { preload } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/refer')({
  head: pageTitle('referrals.title'),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [preload(queryClient, portfolioQuery(user.id), referralCodeQuery(user.id), myReferralsQuery(user.id))],
    ),
  component: ReferPage,
});
