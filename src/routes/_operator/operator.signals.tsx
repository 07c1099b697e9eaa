import { createFileRoute } from '@tanstack/react-router';
import { SignalsDesk } from '@/features/operations/components/SignalsDesk';
import { publishedSearch } from '@/features/operations/desk-search';
import { signalDeskQuery } from '@/features/operations/offers-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/signals')({
  head: () => ({ meta: [{ title: `${t('signals.title')} · ${t('common.brand')}` }] }),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    queryClient.query({ ...signalDeskQuery(before), staleTime: 'static' }),
  component: SignalsDesk,
});
