import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { openColumn, Queue } from '@/operator/cases/queue/components/Queue';
import {
  amountColumn,
  methodColumn,
  personColumn,
  receivedColumn,
} from '@/operator/cases/queue/components/queue-columns';
import type { PaymentFilters } from '@/operator/cases/queue/components/QueueFilters';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { AboveLimitBadge } from '@/operator/kit/components/AboveLimit';
import { useLimit } from '@/operator/kit/limits';
import { whyNotPay } from '../paying';
import { type QueuedWithdrawal, withdrawalQueueQuery } from '../queries';
import { WithdrawalPayment } from './WithdrawalPayment';
import { WithdrawalReview } from './WithdrawalReview';

const columns = (): Column<QueuedWithdrawal>[] => [
  personColumn(),
  amountColumn(),
  methodColumn(),
  receivedColumn(),
  {
    key: 'state',
    title: t('operations.review.state'),
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-2 max-md:justify-end">
        <StatusBadge status={row.status} />
        {row.payable_from === null ? null : (
          <Badge className="whitespace-normal" variant="outline">
            {t('operations.withdrawals.waits', { date: formatDate(row.payable_from) })}
          </Badge>
        )}
        <AboveLimitBadge
          cents={row.amount_cents}
          kind={row.status === 'pending' ? 'withdrawal' : 'payment'}
        />
      </span>
    ),
  },
];

const filters = (): PaymentFilters => ({
  methods: 'withdrawal_methods',
  states: {
    pending: t('common.status.pending'),
    approved: t('common.status.approved'),
    paying: t('common.status.paying'),
  },
});

function words(row: QueuedWithdrawal, operator: Parameters<typeof whyNotPay>[1]) {
  const values = { amount: formatCents(row.amount_cents), name: row.investor_name };
  if (row.status !== 'pending' && !whyNotPay(row, operator)) {
    return {
      text: t('operations.review.openPayment'),
      label: t('operations.withdrawals.payLabel', values),
    };
  }
  return {
    text: row.status === 'pending' ? t('operations.review.open') : t('operations.review.openLook'),
    label: t('operations.withdrawals.reviewLabel', values),
  };
}

/** Refresh interval while one of them is being paid. */
const WATCH_MS = 10_000;

export function WithdrawalQueue() {
  const { user, role } = useRouteContext({ from: '/_operator' });
  const operator = { id: user.id, role, limit: useLimit('payment') };
  const filter = useQueueFilter();
  const { data, refetch } = useSuspenseQuery({
    ...withdrawalQueueQuery(filter),
    // A hold, as after an account recovery, is announced only to the owner, so this polls.
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === 'paying') ? WATCH_MS : false,
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
        columns={[...columns(), openColumn('withdrawals', (row) => words(row, operator), open)]}
        emptyText={t('operations.withdrawals.emptyText')}
        emptyTitle={t('operations.withdrawals.empty')}
        filters={filters()}
        lead={t('operations.withdrawals.lead')}
        next={next}
        rows={rows}
        title={t('operations.withdrawals.title')}
      />
      {opened?.status === 'pending' ? (
        <WithdrawalReview
          isGone={isGone}
          onClose={close}
          operatorId={user.id}
          step={step}
          withdrawal={opened}
        />
      ) : null}
      {opened?.status === 'approved' || opened?.status === 'paying' ? (
        <WithdrawalPayment
          isGone={isGone}
          onClose={close}
          operator={operator}
          step={step}
          withdrawal={opened}
        />
      ) : null}
    </>
  );
}
