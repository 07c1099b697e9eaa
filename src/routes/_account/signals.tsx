import { createFileRoute } from '@tanstack/react-router';
import { portfolioQuery } from '@/features/dashboard/queries';
import { SignalsPage } from '@/features/signals/components/SignalsPage';
import { signalsQuery } from '@/features/signals/queries';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/signals')({
  head: () => pageTitle(t('shell.signals')),
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings', 'trading'],
      [
        queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
        queryClient.query({ ...signalsQuery, staleTime: 'static' }),
      ],
    ),
  component: SignalsPage,
});
