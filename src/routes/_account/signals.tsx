import { createFileRoute } from '@tanstack/react-router';
import { SignalsPage } from '@/features/content/components/SignalsPage';
import { signalsQuery } from '@/features/content/queries';
import { portfolioQuery } from '@/features/portfolio/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/signals')({
  head: () => ({ meta: [{ title: `${t('signals.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient, user } }) =>
    Promise.all([
      queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
      queryClient.query({ ...signalsQuery, staleTime: 'static' }),
    ]),
  component: SignalsPage,
});
