import { createFileRoute } from '@tanstack/react-router';
import { portfolioQuery } from '@/features/portfolio/queries';
import { SignalsPage } from '@/features/signals/components/SignalsPage';
import { signalsQuery } from '@/features/signals/queries';
import { loadWords, t } from '@/lib/i18n/i18n';
import { readAll } from '@/lib/read-all';

export const Route = createFileRoute('/_account/signals')({
  head: () => ({ meta: [{ title: `${t('signals.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient, user } }) =>
    readAll([
      loadWords('settings'),
      queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
      queryClient.query({ ...signalsQuery, staleTime: 'static' }),
    ]),
  component: SignalsPage,
});
