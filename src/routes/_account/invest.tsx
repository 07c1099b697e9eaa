import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { InvestPage } from '@/features/investments/components/InvestPage';
import { plansQuery, positionsQuery } from '@/features/investments/queries';
import { preload, preloadAhead } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/invest')({
  head: pageTitle('shell.invest'),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings', 'plans'],
      [
        preload(
          queryClient,
          plansQuery,
          portfolioQuery(user.id),
          identityDemandsQuery(user.id),
          positionsQuery(user.id),
        ),
        preloadAhead(queryClient, freezeQuery(user.id)),
      ],
    ),
  component: InvestPage,
});
