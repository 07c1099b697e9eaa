import { createFileRoute } from '@tanstack/react-router';
import { portfolioQuery } from '@/features/dashboard/queries';
import { DepositsTable } from '@/features/deposits/components/DepositsTable';
import { depositsQuery } from '@/features/deposits/queries';
import { Statement } from '@/features/statement/components/Statement';
import { TransactionTabs } from '@/features/statement/components/TransactionTabs';
import { readSearch } from '@/features/statement/filter';
import { statementQuery, totalsQuery } from '@/features/statement/queries';
import { WithdrawalsTable } from '@/features/withdrawals/components/WithdrawalsTable';
import { myWithdrawals } from '@/features/withdrawals/queries';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { TransactionsError } from './-transactions-error';

export const Route = createFileRoute('/_account/transactions')({
  head: pageTitle('shell.transactions'),
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, user }, deps: { tab = 'withdraws', ...filter } }) => {
    const staleTime = 'static';
    const reads = () => {
      if (tab === 'withdraws') return [queryClient.infiniteQuery({ ...myWithdrawals(user.id), staleTime })];
      if (tab === 'deposits') return [queryClient.infiniteQuery({ ...depositsQuery(user.id), staleTime })];
      return [
        queryClient.infiniteQuery({ ...statementQuery(user.id, filter), staleTime }),
        queryClient.query({ ...totalsQuery(user.id, filter), staleTime }),
        queryClient.query({ ...portfolioQuery(user.id), staleTime }),
      ];
    };
    // `settings` is for cancelling a request.
    await withWords(['money', 'settings'], reads());
  },
  errorComponent: TransactionsError,
  component: Transactions,
});

function Transactions() {
  const { tab = 'withdraws', ...filter } = Route.useSearch();
  return (
    <TransactionTabs tab={tab}>
      {{
        withdraws: <WithdrawalsTable />,
        deposits: <DepositsTable />,
        statement: <Statement filter={filter} />,
      }}
    </TransactionTabs>
  );
}
