import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { DepositsTable } from '@/features/deposits/components/DepositsTable';
import { depositsQuery } from '@/features/deposits/queries';
import { WithdrawalsTable } from '@/features/withdrawals/components/WithdrawalsTable';
import { myWithdrawals } from '@/features/withdrawals/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/transactions')({
  head: () => ({ meta: [{ title: `${t('withdrawals.transactions')} · ${t('common.brand')}` }] }),
  validateSearch: ({ tab }): { tab?: 'deposits' | undefined } => ({
    tab: tab === 'deposits' ? tab : undefined,
  }),
  loader: ({ context: { queryClient, user } }) =>
    Promise.all([
      queryClient.query({ ...myWithdrawals(user.id), staleTime: 'static' }),
      queryClient.query({ ...depositsQuery(user.id), staleTime: 'static' }),
    ]),
  component: Transactions,
});

function Transactions() {
  const { tab = 'withdraws' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (value: string) =>
    void navigate({ search: value === 'deposits' ? { tab: value } : {}, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={t('withdrawals.transactions')} />
      <Tabs onValueChange={choose} value={tab}>
        <TabsList>
          <TabsTrigger value="withdraws">{t('withdrawals.withdraws')}</TabsTrigger>
          <TabsTrigger value="deposits">{t('withdrawals.deposits')}</TabsTrigger>
        </TabsList>
        <TabsContent value="withdraws">
          <WithdrawalsTable />
        </TabsContent>
        <TabsContent value="deposits">
          <DepositsTable />
        </TabsContent>
      </Tabs>
    </>
  );
}
