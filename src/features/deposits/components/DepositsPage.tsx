import { useRouteContext } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { t } from '@/lib/i18n/i18n';
import { DepositsTable } from './DepositsTable';
import { FeeNotice } from './FeeNotice';
import { NewDeposit } from './NewDeposit';
import { SumNotice } from './SumNotice';

export function DepositsPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'deposit');
  return (
    <>
      <PageHeader
        action={isIdentityDemanded ? null : <NewDeposit />}
        text={t('deposits.lead')}
        title={t('deposits.title')}
      />
      <FrozenNotice userId={user.id} />
      <IdentityNotice step="deposit" userId={user.id} />
      <SumNotice userId={user.id} />
      <FeeNotice />
      <DepositsTable />
    </>
  );
}
