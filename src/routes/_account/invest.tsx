import { createFileRoute } from '@tanstack/react-router';
import { InvestPage } from '@/features/investments/components/InvestPage';
import { plansQuery, positionsQuery } from '@/features/investments/queries';
import { identityDemandsQuery } from '@/features/portfolio/identity-demands';
import { portfolioQuery } from '@/features/portfolio/queries';
import { loadWords, t } from '@/lib/i18n/i18n';
import { readAll } from '@/lib/read-all';

export const Route = createFileRoute('/_account/invest')({
  head: () => ({ meta: [{ title: `${t('shell.invest')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient, user } }) =>
    readAll([
      loadWords('money'),
      loadWords('settings'),
      loadWords('plans'),
      queryClient.query({ ...plansQuery, staleTime: 'static' }),
      queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
      queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
      queryClient.query({ ...positionsQuery(user.id), staleTime: 'static' }),
    ]),
  component: InvestPage,
});
