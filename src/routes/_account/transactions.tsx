import { createFileRoute } from '@tanstack/react-router';
import { DepositsTable } from '@/features/deposits/components/DepositsTable';
import { depositsQuery } from '@/features/deposits/queries';
import { portfolioQuery } from '@/features/portfolio/queries';
import { Statement } from '@/features/statement/components/Statement';
import { TransactionTabs } from '@/features/statement/components/TransactionTabs';
import { readSearch } from '@/features/statement/filter';
import { statementQuery, totalsQuery } from '@/features/statement/queries';
import { WithdrawalsTable } from '@/features/withdrawals/components/WithdrawalsTable';
import { myWithdrawals } from '@/features/withdrawals/queries';
import { loadWords, t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/transactions')({
  head: () => ({ meta: [{ title: `${t('withdrawals.transactions')} · ${t('common.brand')}` }] }),
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, user }, deps: { tab = 'withdraws', ...filter } }) => {
    const staleTime = 'static';
    // What a request is cancelled with.
    const words = Promise.all([loadWords('money'), loadWords('settings')]);
    if (tab === 'withdraws') await queryClient.infiniteQuery({ ...myWithdrawals(user.id), staleTime });
    else if (tab === 'deposits') await queryClient.infiniteQuery({ ...depositsQuery(user.id), staleTime });
    else {
      await Promise.all([
        queryClient.infiniteQuery({ ...statementQuery(user.id, filter), staleTime }),
        queryClient.query({ ...totalsQuery(user.id, filter), staleTime }),
        queryClient.query({ ...portfolioQuery(user.id), staleTime }),
      ]);
    }
    await words;
  },
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
