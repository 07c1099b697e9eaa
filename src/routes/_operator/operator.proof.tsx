import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { ProofPage } from '@/operator/money/proof/components/ProofPage';
import { attestationsQuery, publishedQuery } from '@/operator/money/proof/queries';

export const Route = createFileRoute('/_operator/operator/proof')({
  head: pageTitle('attesting.title'),
  validateSearch: ({ before }: Record<string, unknown>): { before?: string | undefined } => ({
    before: typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? before : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    withWords(['site'], [preload(queryClient, publishedQuery(deps.before), attestationsQuery, proposalsQuery)]),
  component: ProofPage,
});
