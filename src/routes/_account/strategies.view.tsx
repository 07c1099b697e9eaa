import { createFileRoute } from '@tanstack/react-router';
import { StrategyPage } from '@/features/copying/components/StrategyPage';
import { readStrategy } from '@/features/copying/reads';
import { requireSandbox } from '@/features/trading/guard';
import { withWords } from '@/lib/i18n/with-words';
import { idOf } from '@/lib/ids';
import { pageTitle } from '@/lib/page-title';

// A static host cannot serve path parameters, so the id is in the search.
export const Route = createFileRoute('/_account/strategies/view')({
  head: pageTitle('shell.strategies'),
  validateSearch: ({ id }): { id: string } => ({ id: idOf(id) ?? '' }),
  beforeLoad: requireSandbox,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient, user }, deps: { id } }) =>
    withWords(['money', 'settings', 'trading', 'copying'], [readStrategy(queryClient, user.id, id)]),
  component: StrategyPage,
});
