import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { freezeQuery } from '@/features/dashboard/queries';
import { DepositsError } from '@/features/deposits/components/DepositsError';
import { DepositsPage } from '@/features/deposits/components/DepositsPage';
import { depositsQuery } from '@/features/deposits/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/deposit/')({
  head: () => pageTitle(t('deposits.title')),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        queryClient.query({ ...identityDemandsQuery(user.id), staleTime: 'static' }),
        queryClient.infiniteQuery({ ...depositsQuery(user.id), staleTime: 'static' }),
        // Optional prefetch of notices, to avoid layout shift.
        queryClient.query({ ...freezeQuery(user.id), staleTime: 'static' }).catch(() => undefined),
      ],
    ),
  errorComponent: DepositsError,
  component: DepositsPage,
});
