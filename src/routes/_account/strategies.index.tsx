import { createFileRoute } from '@tanstack/react-router';
import { StrategiesPage } from '@/features/copying/components/StrategiesPage';
import { readStrategies } from '@/features/copying/reads';
import { requireSandbox } from '@/features/trading/guard';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/strategies/')({
  head: pageTitle('shell.strategies'),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user } }) =>
    withWords(['money', 'trading', 'copying'], [readStrategies(queryClient, user.id)]),
  component: StrategiesPage,
});
