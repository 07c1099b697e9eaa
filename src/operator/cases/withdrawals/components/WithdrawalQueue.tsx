import { useRouteContext } from '@tanstack/react-router';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { AboveLimitBadge } from '@/operator/kit/components/AboveLimit';
import { useLimit } from '@/operator/kit/limits';
import { Batches } from '../batches/components/Batches';
import { whyNotPay } from '../paying';
import { type QueuedWithdrawal, withdrawalQueueQuery } from '../queries';
import { WithdrawalPayment } from './WithdrawalPayment';
import { WithdrawalReview } from './WithdrawalReview';

function label(row: QueuedWithdrawal, operator: Parameters<typeof whyNotPay>[1]): string {
  const mayPay = row.status !== 'pending' && !whyNotPay(row, operator);
  const values = { amount: formatCents(row.amount_cents), name: row.investor_name };
  return t(mayPay ? 'operations.withdrawals.payLabel' : 'operations.withdrawals.reviewLabel', values);
}

function WithdrawalState({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const { status, payable_from, amount_cents } = withdrawal;
  return (
    <>
      {payable_from === null ? null : (
        <Badge className="whitespace-normal" variant="outline">
          {t('operations.withdrawals.waits', { date: formatDate(payable_from) })}
        </Badge>
      )}
      <AboveLimitBadge cents={amount_cents} kind={status === 'pending' ? 'withdrawal' : 'payment'} />
      {status === 'pending' ? null : <StatusBadge status={status} />}
    </>
  );
}

export function WithdrawalQueue() {
  const { user, role } = useRouteContext({ from: '/_operator' });
  const operator = { id: user.id, role, limit: useLimit('payment') };
  return (
    <>
      <Queue
        about={{ title: t('common.method'), text: (row) => row.method }}
        cents={(row) => row.amount_cents}
        filters={{
          methods: 'withdrawal_methods',
          states: {
            pending: t('common.status.pending'),
            approved: t('common.status.approved'),
            paying: t('common.status.paying'),
          },
        }}
        label={(row) => label(row, operator)}
        name={(row) => row.investor_name}
        query={withdrawalQueueQuery}
        queue="withdrawals"
        renderState={(row) => <WithdrawalState withdrawal={row} />}
        // After taking a request, the operator continues with it.
        stateOf={({ status, taken_by }) => (status === 'paying' && taken_by === user.id ? 'approved' : status)}
      >
        {(opened, steps) =>
          opened.status === 'pending' ? (
            <WithdrawalReview {...steps} withdrawal={opened} />
          ) : (
            <WithdrawalPayment {...steps} operator={operator} withdrawal={opened} />
          )
        }
      </Queue>
      {role === 'reviewer' ? null : <Batches />}
    </>
  );
}
