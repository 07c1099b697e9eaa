import { createFileRoute } from '@tanstack/react-router';
import { portfolioQuery } from '@/features/dashboard/queries';
import { SignalsPage } from '@/features/signals/components/SignalsPage';
import { signalsQuery } from '@/features/signals/queries';
import { preload } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/signals')({
  head: pageTitle('shell.signals'),
  loader: ({ context: { queryClient, user } }) =>
    withWords(['money', 'settings', 'trading'], [preload(queryClient, portfolioQuery(user.id), signalsQuery)]),
  component: SignalsPage,
});
