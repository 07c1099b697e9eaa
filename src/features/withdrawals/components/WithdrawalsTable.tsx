import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { LongTable } from '@/components/display/LongTable';
import { MoneyText } from '@/components/display/MoneyText';
import { Timeline } from '@/components/display/Timeline';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { useTimeAt } from '@/lib/use-time-at';
import { myWithdrawals, type Withdrawal } from '../queries';
import { cancellableFrom, withdrawalSteps } from '../steps';
import { CancelDialog } from './CancelDialog';

const note = 'text-muted-foreground block max-w-96 text-[0.8125rem] wrap-anywhere';

function StatusCell({ withdrawal, onCancel }: { withdrawal: Withdrawal; onCancel: () => void }) {
  const { status, amount_cents: cents } = withdrawal;
  const from = cancellableFrom(withdrawal);
  const now = useTimeAt([from]);
  const isOver = status === 'paid' || status === 'cancelled';
  return (
    <>
      <StatusBadge status={status} />
      {from <= now ? (
        <Button
          aria-label={t('withdrawals.cancelLabel', { amount: formatCents(cents) })}
          className="ms-2"
          onClick={onCancel}
          size="sm"
          variant="outline"
        >
          {t('withdrawals.cancel')}
        </Button>
      ) : null}
      <Timeline isOpen={!isOver} steps={withdrawalSteps(withdrawal)} />
    </>
  );
}

function columns(onCancel: (withdrawal: Withdrawal) => void): Column<Withdrawal>[] {
  return [
    {
      title: t('common.amount'),
      phone: 'side',
      cell: (row) => (
        <>
          <MoneyText className="font-medium" cents={row.amount_cents} />
          {row.fee_cents ? (
            <span className={note}>
              {t('withdrawals.lessFee', {
                fee: formatCents(row.fee_cents),
                pays: formatCents(row.pays_cents),
              })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      title: t('common.method'),
      phone: 'lead',
      cell: (row) => (
        <>
          <FreeText>{row.method}</FreeText>
          <span className={`${note} break-all`}>{t('withdrawals.to', { address: row.address })}</span>
          {row.memo === null ? null : (
            <span className={`${note} break-all`}>{t('withdrawals.memo', { memo: row.memo })}</span>
          )}
        </>
      ),
    },
    {
      title: t('common.statusTitle'),
      phone: 'note',
      cell: (row) => <StatusCell onCancel={() => onCancel(row)} withdrawal={row} />,
    },
    { title: t('common.date'), phone: 'end', cell: (row) => <DateText iso={row.created_at} /> },
  ];
}

export function WithdrawalsTable() {
  const { user } = useRouteContext({ from: '/_account' });
  const list = useSuspenseInfiniteQuery(myWithdrawals(user.id));
  const [cancelling, setCancelling] = useState<Withdrawal>();
  return (
    <>
      <LongTable
        caption={t('withdrawals.caption')}
        columns={columns(setCancelling)}
        empty={<EmptyState title={t('withdrawals.empty')} />}
        rowKey={({ id }) => id}
        list={list}
      />
      {cancelling ? <CancelDialog onClose={() => setCancelling(undefined)} withdrawal={cancelling} /> : null}
    </>
  );
}
