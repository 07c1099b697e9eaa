import { createFileRoute } from '@tanstack/react-router';
import { LeadPage } from '@/features/copying/components/lead/LeadPage';
import { readDesk } from '@/features/copying/reads';
import { requireSandbox } from '@/features/trading/guard';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/strategies/mine')({
  head: () => pageTitle(t('shell.strategies')),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user } }) =>
    withWords(['money', 'settings', 'trading', 'copying'], [readDesk(queryClient, user.id)]),
  component: LeadPage,
});
