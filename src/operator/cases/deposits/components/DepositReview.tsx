import { useMutation } from '@tanstack/react-query';
import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog, type CaseSteps } from '@/operator/cases/queue/components/CaseDialog';
import { Decide } from '@/operator/cases/queue/components/Decide';
import { DocumentView } from '@/operator/cases/queue/components/DocumentView';
import { FrozenAlert } from '@/operator/cases/queue/components/Frozen';
import type { Decision } from '@/operator/cases/queue/decision';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Person } from '@/operator/kit/components/Person';
import { reviewDepositMutation } from '../mutations';
import type { QueuedDeposit, SameProof } from '../queries';
import { ArrivalForm } from './ArrivalForm';
import type { Checked } from './ArrivalQuestion';
import { TransactionId } from './TransactionId';

interface DepositReviewProps extends CaseSteps {
  deposit: QueuedDeposit;
  operatorId: string;
  isGone: boolean;
}

function SameProofs({ others }: { others: readonly SameProof[] }) {
  if (others.length === 0) return null;
  return (
    <NoticeBox title={t('operations.deposits.sameProof')} tone="wait">
      <ul className="grid gap-1">
        {others.map(({ id, name, amount_cents, status, created_at }) => (
          <li className="flex flex-wrap items-center gap-x-3" key={id}>
            <MoneyText cents={amount_cents} />
            <bdi>{name}</bdi>
            <DateText iso={created_at} />
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </NoticeBox>
  );
}

function Quoted({ deposit, quote }: { deposit: QueuedDeposit; quote: NonNullable<QueuedDeposit['quote']> }) {
  const { coins, price, simulated, created_at, good_until } = quote;
  return (
    <span className="grid gap-0.5">
      <bdi className="justify-self-start font-medium tabular-nums">{formatCoins(coins, deposit.coin)}</bdi>
      <span className="text-sm">
        {t('operations.deposits.quotedAt', { price: formatPrice(price), coin: deposit.coin })}
      </span>
      <span className="text-muted-foreground text-[0.8125rem]">
        {t('operations.deposits.quoteGood', { from: formatUtc(created_at), until: formatUtc(good_until) })}
      </span>
      {simulated ? (
        <Badge className="justify-self-start" variant="outline">
          {t('deposits.quote.simulated')}
        </Badge>
      ) : null}
    </span>
  );
}

function FirstArrived({ deposit, cents }: { deposit: QueuedDeposit; cents: number }) {
  const { arrived_coins: coins, paid_at: paidAt, coin } = deposit;
  return (
    <span className="grid gap-0.5">
      <MoneyText cents={cents} />
      {coins === null || paidAt === null ? null : (
        <>
          <bdi className="justify-self-start text-sm tabular-nums">{formatCoins(coins, coin)}</bdi>
          <span className="text-muted-foreground text-[0.8125rem]">
            {t('operations.deposits.firstPaid', { time: formatUtc(paidAt) })}
          </span>
        </>
      )}
    </span>
  );
}

export function DepositReview({ deposit, operatorId, isGone, onClose, step }: DepositReviewProps) {
  const review = useMutation(reviewDepositMutation);
  const amount = formatCents(deposit.amount_cents);
  const name = deposit.investor_name;
  const isOwn = deposit.investor_id === operatorId;
  const isFirstByMe = deposit.first_approved_by === operatorId;

  const approve = closingAfter(async ({ arrival, cents: arrivedCents }: Checked) => {
    const { status } = await review.mutateAsync({ depositId: deposit.id, decision: arrival });
    return status === 'pending'
      ? t('operations.deposits.firstApproved')
      : t('operations.deposits.approved', { amount: formatCents(arrivedCents), name });
  }, step.on ?? onClose);
  const reject = closingAfter(async (decision: Decision) => {
    const reason = decision.approve ? '' : decision.reason;
    await review.mutateAsync({ depositId: deposit.id, decision: { approve: false, reason } });
    return t('operations.review.rejected', { name });
  }, step.on ?? onClose);

  return (
    <CaseDialog
      actions={
        isOwn ? (
          <NoticeBox tone="wait">{t('operations.deposits.own')}</NoticeBox>
        ) : (
          <div className="grid gap-4">
            {isFirstByMe ? <NoticeBox tone="wait">{t('operations.deposits.firstByYou')}</NoticeBox> : null}
            {deposit.frozen ? <FrozenAlert /> : null}
            <Decide
              approve={
                deposit.frozen
                  ? null
                  : {
                      title: t('operations.deposits.arrivedTitle', { name }),
                      ...(isFirstByMe
                        ? {
                            label: t('operations.deposits.changeFigures'),
                            text: t('operations.deposits.changeText'),
                          }
                        : { text: t('operations.deposits.arrivedText') }),
                    }
              }
              onDecide={reject}
              reject={{ title: t('operations.review.rejectTitle', { amount, name }) }}
              renderApprove={(question) => (
                <ArrivalForm {...question} deposit={deposit} isFirstByMe={isFirstByMe} onApprove={approve} />
              )}
            />
          </div>
        )
      }
      caseId={deposit.id}
      isGone={isGone && !review.isPending}
      onClose={onClose}
      operatorId={operatorId}
      personId={deposit.investor_id}
      queue="deposits"
      step={step}
      title={t('operations.deposits.dialog', { amount })}
    >
      <FactGrid
        items={[
          {
            name: t('operations.review.person'),
            value: <Person email={deposit.investor_email} name={name} />,
          },
          {
            name: t('common.amount'),
            value: <MoneyText className="text-xl font-medium" cents={deposit.amount_cents} />,
          },
          ...(deposit.quote
            ? [
                {
                  name: t('operations.deposits.quote'),
                  value: <Quoted deposit={deposit} quote={deposit.quote} />,
                },
              ]
            : []),
          { name: t('common.method'), value: deposit.method },
          { name: t('operations.review.received'), value: formatUtc(deposit.created_at) },
          { name: t('payments.review.network'), value: deposit.network ?? t('operations.deposits.notNamed') },
          {
            name: t('operations.withdrawals.transactionId'),
            value: deposit.transaction_id ? (
              <TransactionId
                explorers={deposit.explorers}
                id={deposit.transaction_id}
                network={deposit.network}
              />
            ) : (
              t('operations.deposits.notNamed')
            ),
          },
          ...(deposit.first_approved_by !== null && deposit.arrived_cents !== null
            ? [
                {
                  name: t('operations.deposits.firstArrived'),
                  value: <FirstArrived deposit={deposit} cents={deposit.arrived_cents} />,
                },
              ]
            : []),
        ]}
      />
      {deposit.named_elsewhere > 0 ? (
        <NoticeBox tone="wait">
          {t('operations.deposits.namedElsewhere', { number: String(deposit.named_elsewhere) })}
        </NoticeBox>
      ) : null}
      <SameProofs others={deposit.same_proof} />
      <section className="grid gap-2">
        <h3 className="eyebrow">{t('depositing.proof')}</h3>
        <DocumentView document={{ bucket: 'proofs', path: deposit.proof_path }} />
      </section>
    </CaseDialog>
  );
}
