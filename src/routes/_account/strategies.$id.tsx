import { createFileRoute } from '@tanstack/react-router';
import { StrategyPage } from '@/features/copying/components/StrategyPage';
import { readStrategy } from '@/features/copying/reads';
import { requireSandbox } from '@/features/trading/guard';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/strategies/$id')({
  head: () => pageTitle(t('shell.strategies')),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user }, params: { id } }) =>
    withWords(['money', 'settings', 'trading', 'copying'], [readStrategy(queryClient, user.id, id)]),
  component: StrategyPage,
});
