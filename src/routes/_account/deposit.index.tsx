import { createFileRoute } from '@tanstack/react-router';
import { DepositsError } from '@/features/deposits/components/DepositsError';
import { DepositsPage } from '@/features/deposits/components/DepositsPage';
import { depositsQuery } from '@/features/deposits/queries';
import { identityDemandsQuery } from '@/features/portfolio/identity-demands';
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
      ],
    ),
  errorComponent: DepositsError,
  component: DepositsPage,
});
