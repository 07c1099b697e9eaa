import { createFileRoute } from '@tanstack/react-router';
import { LeadPage } from '@/features/copying/components/lead/LeadPage';
import { readDesk } from '@/features/copying/reads';
import { requireSandbox } from '@/features/trading/guard';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/strategies/mine')({
  head: pageTitle('shell.strategies'),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user } }) =>
    withWords(['money', 'settings', 'trading', 'copying'], [readDesk(queryClient, user.id)]),
  component: LeadPage,
});
