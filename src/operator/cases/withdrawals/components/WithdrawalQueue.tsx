import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { queueColumns } from '@/operator/cases/queue/components/queue-columns';
import type { PaymentFilters } from '@/operator/cases/queue/components/QueueFilters';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { AboveLimitBadge } from '@/operator/kit/components/AboveLimit';
import { useLimit } from '@/operator/kit/limits';
import { whyNotPay } from '../paying';
import { type QueuedWithdrawal, withdrawalQueueQuery } from '../queries';
import { WithdrawalPayment } from './WithdrawalPayment';
import { WithdrawalReview } from './WithdrawalReview';

const filters = (): PaymentFilters => ({
  methods: 'withdrawal_methods',
  states: {
    pending: t('common.status.pending'),
    approved: t('common.status.approved'),
    paying: t('common.status.paying'),
  },
});

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
      <StatusBadge status={status} />
    </>
  );
}

const columns = (onOpen: (row: QueuedWithdrawal) => void, operator: Parameters<typeof whyNotPay>[1]) =>
  queueColumns<QueuedWithdrawal>({
    queue: 'withdrawals',
    name: (row) => row.investor_name,
    label: (row) => label(row, operator),
    onOpen,
    amount: (row) => <MoneyText cents={row.amount_cents} />,
    about: { title: t('common.method'), text: (row) => row.method },
    state: (row) => <WithdrawalState withdrawal={row} />,
  });

/** Refresh interval while one of them is being paid. */
const WATCH_MS = 10_000;

export function WithdrawalQueue() {
  const { user, role } = useRouteContext({ from: '/_operator' });
  const operator = { id: user.id, role, limit: useLimit('payment') };
  const filter = useQueueFilter();
  const { data, refetch } = useSuspenseQuery({
    ...withdrawalQueueQuery(filter),
    // A hold, as after an account recovery, is announced only to the owner, so this polls.
    refetchInterval: ({ state }) => (state.data?.rows.some(({ status }) => status === 'paying') ? WATCH_MS : false),
    // The treasurer is in their wallet.
    refetchIntervalInBackground: true,
  });
  const { rows, next } = data;
  const { opened, isGone, open, close, step } = useOpened(rows, withdrawalQueueQuery, refetch, (row) =>
    // After taking a request, the operator continues with it.
    row.status === 'paying' && row.taken_by === user.id ? 'approved' : row.status,
  );
  return (
    <>
      <Queue
        caption={t('operations.withdrawals.caption')}
        columns={columns(open, operator)}
        emptyText={t('operations.withdrawals.emptyText')}
        emptyTitle={t('operations.withdrawals.empty')}
        filters={filters()}
        next={next}
        rows={rows}
        title={t('operations.withdrawals.title')}
      />
      {opened?.status === 'pending' ? (
        <WithdrawalReview isGone={isGone} onClose={close} operatorId={user.id} step={step} withdrawal={opened} />
      ) : null}
      {opened?.status === 'approved' || opened?.status === 'paying' ? (
        <WithdrawalPayment isGone={isGone} onClose={close} operator={operator} step={step} withdrawal={opened} />
      ) : null}
    </>
  );
}
