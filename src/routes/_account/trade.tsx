import { createFileRoute } from '@tanstack/react-router';
import { TradePage } from '@/features/trading/components/TradePage';
import { requireSandbox } from '@/features/trading/guard';
import { readTrade } from '@/features/trading/reads';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/trade')({
  head: pageTitle('shell.trade'),
  validateSearch: ({ instrument }): { instrument?: string } => (typeof instrument === 'string' ? { instrument } : {}),
  beforeLoad: async ({ context, search }) => {
    await requireSandbox({ context });
    return { wanted: search.instrument };
  },
  loader: ({ context: { queryClient, user, wanted } }) =>
    withWords(['money', 'trading', 'copying', 'notifications'], [readTrade(queryClient, user.id, wanted)]),
  component: TradePage,
});
