import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { limitsQuery } from '@/operator/kit/limits';
import { operatorsQuery } from '@/operator/kit/operators';
import { proposalsQuery } from '@/operator/kit/proposals';
import { RolesPage } from '@/operator/people/operators/components/RolesPage';
import { timeLimitsQuery } from '@/operator/people/operators/time-limits';

export const Route = createFileRoute('/_operator/operator/operators')({
  head: () => pageTitle(t('treasury.roles.title')),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...operatorsQuery, staleTime: 'static' }),
      queryClient.query({ ...limitsQuery, staleTime: 'static' }),
      queryClient.query({ ...proposalsQuery, staleTime: 'static' }),
      queryClient.query({ ...timeLimitsQuery, staleTime: 'static' }),
    ]),
  component: RolesPage,
});
