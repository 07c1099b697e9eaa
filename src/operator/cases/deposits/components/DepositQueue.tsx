import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { StatusBadge } from '@/domain/cases/StatusBadge';
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
import { depositQueueQuery, type QueuedDeposit } from '../queries';
import { DepositReview } from './DepositReview';

const columns = (): Column<QueuedDeposit>[] => [
  personColumn(),
  amountColumn(),
  methodColumn(),
  receivedColumn(),
  {
    key: 'state',
    title: t('operations.review.state'),
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-2 max-md:justify-end">
        {row.first_approved_by ? (
          <span className="text-warning text-[0.8125rem]">{t('operations.deposits.first')}</span>
        ) : (
          <StatusBadge status={row.status} />
        )}
        <AboveLimitBadge
          cents={row.amount_cents}
          kind="deposit"
          label={t('operations.deposits.aboveLimit')}
        />
      </span>
    ),
  },
];

const filters = (): PaymentFilters => ({
  methods: 'payment_methods',
  states: { first: t('queues.first'), second: t('queues.second') },
});

const words = (row: QueuedDeposit) => ({
  text: t('operations.review.open'),
  label: t('operations.deposits.reviewLabel', {
    amount: formatCents(row.amount_cents),
    name: row.investor_name,
  }),
});

export function DepositQueue() {
  const { user } = useRouteContext({ from: '/_operator' });
  const filter = useQueueFilter();
  const { data, refetch } = useSuspenseQuery(depositQueueQuery(filter));
  const { rows, next } = data;
  const { opened, isGone, open, close, step } = useOpened(rows, depositQueueQuery, refetch);
  return (
    <>
      <Queue
        caption={t('operations.deposits.caption')}
        columns={[...columns(), openColumn('deposits', words, open)]}
        emptyText={t('operations.deposits.emptyText')}
        emptyTitle={t('operations.deposits.empty')}
        filters={filters()}
        lead={t('operations.deposits.lead')}
        next={next}
        rows={rows}
        title={t('operations.deposits.title')}
      />
      {opened ? (
        <DepositReview deposit={opened} isGone={isGone} onClose={close} operatorId={user.id} step={step} />
      ) : null}
    </>
  );
}
