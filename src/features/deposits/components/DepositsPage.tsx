import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { freezeQuery } from '@/features/dashboard/queries';
import { t } from '@/lib/i18n/i18n';
import { DepositsTable } from './DepositsTable';
import { NewDeposit } from './NewDeposit';
import { OpenPayments } from './OpenPayments';

export function DepositsPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: freeze } = useQuery(freezeQuery(user.id));
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'deposit');
  return (
    <>
      <PageHeader
        action={isIdentityDemanded ? null : <NewDeposit isDisabled={Boolean(freeze)} />}
        title={t('deposits.title')}
      />
      <FrozenNotice userId={user.id} />
      <IdentityNotice step="deposit" userId={user.id} />
      <OpenPayments />
      <DepositsTable />
    </>
  );
}
