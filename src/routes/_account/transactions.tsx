import { createFileRoute } from '@tanstack/react-router';
import { TabbedPage } from '@/components/frame/TabbedPage';
import { portfolioQuery } from '@/features/dashboard/queries';
import { DepositsTable } from '@/features/deposits/components/DepositsTable';
import { depositsQuery } from '@/features/deposits/queries';
import { Statement } from '@/features/statement/components/Statement';
import { readSearch } from '@/features/statement/filter';
import { statementQuery, totalsQuery } from '@/features/statement/queries';
import { WithdrawalsTable } from '@/features/withdrawals/components/WithdrawalsTable';
import { myWithdrawals } from '@/features/withdrawals/queries';
import { preload } from '@/lib/data/preload';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { TransactionsError } from './-transactions-error';

export const Route = createFileRoute('/_account/transactions')({
  head: pageTitle('shell.transactions'),
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, user }, deps: { tab, ...filter } }) => {
    const shown = {
      withdraws: [myWithdrawals(user.id)],
      deposits: [depositsQuery(user.id)],
      statement: [statementQuery(user.id, filter), totalsQuery(user.id, filter), portfolioQuery(user.id)],
    };
    // `settings` is for cancelling a request.
    await withWords(['money', 'settings'], [preload(queryClient, ...shown[tab ?? 'withdraws'])]);
  },
  errorComponent: TransactionsError,
  component: Transactions,
});

function Transactions() {
  const { tab = 'withdraws', ...filter } = Route.useSearch();
  return (
    <TabbedPage
      tab={tab}
      tabs={{
        withdraws: { name: t('withdrawals.withdraws'), content: <WithdrawalsTable /> },
        deposits: { name: t('statement.filter.deposits'), content: <DepositsTable /> },
        statement: { name: t('statement.tab'), content: <Statement filter={filter} /> },
      }}
      title={t('shell.transactions')}
      to="/transactions"
    />
  );
}
