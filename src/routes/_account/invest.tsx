import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { InvestPage } from '@/features/investments/components/InvestPage';
import { plansQuery, positionsQuery } from '@/features/investments/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/invest')({
  head: () => pageTitle(t('shell.invest')),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings', 'plans'],
      [
        queryClient.query({ ...plansQuery, staleTime: 'static' }),
        queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
        // Optional prefetch of a notice, to avoid layout shift.
        queryClient.query({ ...freezeQuery(user.id), staleTime: 'static' }).catch(() => undefined),
        queryClient.query({ ...positionsQuery(user.id), staleTime: 'static' }),
      ],
    ),
  component: InvestPage,
});
