import { createFileRoute } from '@tanstack/react-router';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { freezeQuery } from '@/features/dashboard/queries';
import { DepositsError } from '@/features/deposits/components/DepositsError';
import { DepositsPage } from '@/features/deposits/components/DepositsPage';
import { depositsQuery } from '@/features/deposits/queries';
import { preload, preloadAhead } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/deposit/')({
  head: pageTitle('deposits.title'),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings'],
      [
        preload(queryClient, identityDemandsQuery(user.id), depositsQuery(user.id)),
        preloadAhead(queryClient, freezeQuery(user.id)),
      ],
    ),
  errorComponent: DepositsError,
  component: DepositsPage,
});
