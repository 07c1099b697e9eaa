import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Disclosure } from '@/components/display/Disclosure';
import { Exact } from '@/components/display/Exact';
import { Modal } from '@/components/forms/Modal';
import { EmptyState } from '@/components/states/EmptyState';
import { Unread } from '@/components/states/Unread';
import { Button } from '@/components/ui/button';
import { ProofForm } from '@/features/auth/components/ProofForm';
import type { CurrentUser } from '@/features/auth/queries';
import type { Client } from '@/lib/data/supabase';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { removePayoutAddressMutation } from '../mutations';
import { payoutWaitsQuery } from '../queries';
import { addressesIn, type PayoutAddress } from '../waits';
import { HiddenAddresses } from './HiddenAddresses';

function columns(onRemove: (row: PayoutAddress) => void): Column<PayoutAddress>[] {
  return [
    {
      title: t('payouts.addresses.address'),
      phone: 'lead',
      cell: ({ network, address, memo }) => (
        <>
          {network}
          <Exact className="text-muted-foreground block">{address}</Exact>
          {memo === null ? null : (
            <span className="text-muted-foreground block text-[0.8125rem] break-all">
              {t('withdrawals.memo', { memo })}
            </span>
          )}
        </>
      ),
    },
    { title: t('payouts.addresses.added'), phone: 'end', cell: (row) => <DateText iso={row.added_at} /> },
    {
      title: t('payouts.addresses.state'),
      phone: 'note',
      cell: ({ wait, payable_from }) =>
        wait ? (
          <span className="text-warning">{t('payouts.addresses.from', { date: formatExact(payable_from) })}</span>
        ) : (
          t('payouts.addresses.now')
        ),
    },
    {
      title: t('factors.remove'),
      phone: 'side',
      isAction: true,
      align: 'end',
      cell: (row) => (
        <Button
          aria-label={t('factors.removeNamed', { name: row.address })}
          onClick={() => onRemove(row)}
          size="sm"
          variant="outline"
        >
          {t('factors.remove')}
        </Button>
      ),
    },
  ];
}

/** Asks users with an authenticator for a code of the last hour. */
export function PayoutAddresses({ user }: { user: CurrentUser }) {
  const query = useQuery(payoutWaitsQuery(user.id));
  const { data: waits } = query;
  // The first row is for any new address.
  const isHidden = waits?.some(({ network, address }) => network !== null && address === null);
  const remove = useMutation(removePayoutAddressMutation);
  const [asked, setAsked] = useState<{ row: PayoutAddress }>();
  const removing = asked?.row;
  const take = async (client: Client, { network, address, memo }: PayoutAddress) => {
    await remove.mutateAsync({ client, network, address, memo });
    toast.success(t('payouts.addresses.removed'));
    // Another removal may have been asked for since.
    setAsked((now) => (now === asked ? undefined : now));
  };
  return (
    <Disclosure className="mt-6" title={t('payouts.addresses.title')}>
      <p>{t('payouts.addresses.lead')}</p>
      {isHidden ? <HiddenAddresses onShow={query.refetch} user={user} /> : null}
      {waits && !isHidden ? (
        <DataTable
          caption={t('payouts.addresses.caption')}
          columns={columns((row) => setAsked({ row }))}
          empty={<EmptyState title={t('payouts.addresses.empty')} />}
          rowKey={({ network, address, memo }) => `${network} ${address} ${memo ?? ''}`}
          rows={addressesIn(waits)}
        />
      ) : null}
      {waits ? null : <Unread query={query} rows={2} />}
      {removing ? (
        <Modal
          description={[`${removing.network}: ${removing.address}`]
            .concat(removing.memo === null ? [] : t('withdrawals.memo', { memo: removing.memo }))
            .join('; ')}
          onClose={() => setAsked(undefined)}
          title={t('factors.remove')}
        >
          <ProofForm onProven={(client) => take(client, removing)} submit={t('factors.remove')} user={user} />
        </Modal>
      ) : null}
    </Disclosure>
  );
}
