import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { AboveLimitBadge } from '@/operator/kit/components/AboveLimit';
import { depositQueueQuery, type QueuedDeposit } from '../queries';
import { DepositReview } from './DepositReview';

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

export function DepositQueue() {
  return (
    <Queue
      about={{
        title: t('common.method'),
        text: (row) => (row.quote ? formatCoins(row.quote.coins, row.coin) : row.method),
      }}
      cents={(row) => row.amount_cents}
      filters={{ methods: 'payment_methods', states: { first: t('queues.first'), second: t('queues.second') } }}
      label={(row) =>
        t('operations.deposits.reviewLabel', { amount: formatCents(row.amount_cents), name: row.investor_name })
      }
      name={(row) => row.investor_name}
      query={depositQueueQuery}
      queue="deposits"
      renderState={(row) => <DepositState deposit={row} />}
    >
      {(opened, steps) => <DepositReview {...steps} deposit={opened} />}
    </Queue>
  );
}
