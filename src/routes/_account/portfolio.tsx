import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LedInstead } from '@/features/copying/components/lead/LedInstead';
import { MyCopies } from '@/features/copying/components/MyCopies';
import { copiesQuery, ledStrategiesQuery } from '@/features/copying/queries';
import { readCopies } from '@/features/copying/reads';
import { isOver } from '@/features/copying/status';
import { PortfolioPage } from '@/features/trading/components/PortfolioPage';
import { requireSandbox } from '@/features/trading/guard';
import { readPortfolio } from '@/features/trading/reads';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/portfolio')({
  head: pageTitle('shell.portfolio'),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['money', 'settings', 'trading', 'copying'],
      [readPortfolio(queryClient, user.id), readCopies(queryClient, user.id)],
    ),
  component: function Portfolio() {
    const { user } = Route.useRouteContext();
    const [{ data: copies }, { data: led }] = useSuspenseQueries({
      queries: [copiesQuery(user.id), ledStrategiesQuery(user.id)],
    });
    const isLead = led.some(({ status }) => !isOver(status));
    const copied = copies.map(({ title, value_cents, waiting_in_cents }) => ({
      name: title,
      cents: value_cents + waiting_in_cents,
    }));
    return (
      <PortfolioPage
        copied={copied}
        copies={<MyCopies userId={user.id} />}
        instead={isLead ? <LedInstead /> : undefined}
      />
    );
  },
});
