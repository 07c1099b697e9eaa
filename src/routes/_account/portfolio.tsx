import { createFileRoute } from '@tanstack/react-router';
import { PortfolioPage } from '@/features/trading/components/PortfolioPage';
import { requireSandbox } from '@/features/trading/guard';
import { readPortfolio } from '@/features/trading/reads';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/portfolio')({
  head: () => pageTitle(t('shell.portfolio')),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user } }) =>
    withWords(['money', 'settings', 'trading'], [readPortfolio(queryClient, user.id)]),
  component: PortfolioPage,
});
