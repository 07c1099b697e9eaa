import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { queueColumns } from '@/operator/cases/queue/components/queue-columns';
import type { PaymentFilters } from '@/operator/cases/queue/components/QueueFilters';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { AboveLimitBadge } from '@/operator/kit/components/AboveLimit';
import { depositQueueQuery, type QueuedDeposit } from '../queries';
import { DepositReview } from './DepositReview';

const filters = (): PaymentFilters => ({
  methods: 'payment_methods',
  states: { first: t('queues.first'), second: t('queues.second') },
});

const label = (row: QueuedDeposit) =>
  t('operations.deposits.reviewLabel', { amount: formatCents(row.amount_cents), name: row.investor_name });

/** What is not as usual with a deposit and its proof. */
function DepositState({ deposit }: { deposit: QueuedDeposit }) {
  const { first_approved_by, same_proof, named_elsewhere, transaction_id, amount_cents } = deposit;
  const signs = [
    [first_approved_by !== null, t('operations.deposits.first')],
    [same_proof.length > 0, t('queues.proofReused')],
    [named_elsewhere > 0, t('queues.transactionReused')],
    [transaction_id === null, t('queues.noTransaction')],
  ] as const;
  return (
    <>
      {signs.map(([holds, words]) =>
        holds ? (
          <Badge className="whitespace-normal" key={words} variant="outline">
            {words}
          </Badge>
        ) : null,
      )}
      <AboveLimitBadge cents={amount_cents} kind="deposit" label={t('operations.deposits.aboveLimit')} />
    </>
  );
}

const columns = (onOpen: (row: QueuedDeposit) => void) =>
  queueColumns<QueuedDeposit>({
    queue: 'deposits',
    name: (row) => row.investor_name,
    label,
    onOpen,
    amount: (row) => <MoneyText cents={row.amount_cents} />,
    about: {
      title: t('common.method'),
      text: (row) => (row.quote ? formatCoins(row.quote.coins, row.coin) : row.method),
    },
    state: (row) => <DepositState deposit={row} />,
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
        columns={columns(open)}
        emptyText={t('operations.deposits.emptyText')}
        emptyTitle={t('operations.deposits.empty')}
        filters={filters()}
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
