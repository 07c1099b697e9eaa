import { createFileRoute } from '@tanstack/react-router';
import { loadWords, t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { readAll } from '@/lib/read-all';
import { ProofPage } from '@/operator/money/proof/components/ProofPage';
import { attestationsQuery, publishedQuery } from '@/operator/money/proof/queries';

export const Route = createFileRoute('/_operator/operator/proof')({
  head: () => pageTitle(t('attesting.title')),
  validateSearch: ({ before }: Record<string, unknown>): { before?: string | undefined } => ({
    before: typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? before : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    readAll([
      // Those of the public page.
      loadWords('site'),
      queryClient.query({ ...publishedQuery(deps.before), staleTime: 'static' }),
      queryClient.query({ ...attestationsQuery, staleTime: 'static' }),
    ]),
  component: ProofPage,
});
