import { useMutation } from '@tanstack/react-query';
import { MoneyText } from '@/components/MoneyText';
import { Alert } from '@/components/ui/alert';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { closingAfter } from '../closing-after';
import { useLimit } from '../limits';
import { type Decision, reviewDepositMutation } from '../mutations';
import type { QueuedDeposit } from '../queries';
import { AboveLimitAlert } from './AboveLimit';
import { CaseDialog, type CaseSteps } from './CaseDialog';
import { Decide } from './Decide';
import { DocumentView } from './DocumentView';
import { Facts } from './Facts';
import { FrozenAlert } from './Frozen';
import { Person } from './Person';

/** Above this, in cents, the database asks for two approvals, also in parts of a day; here it only chooses the words. */
const TWO_PEOPLE_ABOVE = 1_000_000;

interface DepositReviewProps extends CaseSteps {
  deposit: QueuedDeposit;
  operatorId: string;
  isGone: boolean;
}

function approvalText({ amount_cents: cents, first_approved_by: first }: QueuedDeposit): string {
  if (first) return t('operations.deposits.approveSecond');
  if (cents <= TWO_PEOPLE_ABOVE) {
    return t('operations.deposits.approveText', { limit: formatCents(TWO_PEOPLE_ABOVE) });
  }
  return t('operations.deposits.approveLarge', { limit: formatCents(TWO_PEOPLE_ABOVE) });
}

/** One deposit with its proof, to approve or reject. */
export function DepositReview({ deposit, operatorId, isGone, onClose, step }: DepositReviewProps) {
  const review = useMutation(reviewDepositMutation);
  const amount = formatCents(deposit.amount_cents);
  const name = deposit.investor_name;
  const isOwn = deposit.investor_id === operatorId;
  const isFirstByMe = deposit.first_approved_by === operatorId;
  const isAbove = deposit.amount_cents > (useLimit('deposit') ?? Infinity);

  const decide = closingAfter(async (decision: Decision) => {
    const { status } = await review.mutateAsync({ depositId: deposit.id, ...decision });
    if (!decision.approve) return t('operations.review.rejected', { name });
    return status === 'pending'
      ? t('operations.deposits.firstApproved')
      : t('operations.deposits.approved', { amount, name });
  }, step.on ?? onClose);

  return (
    <CaseDialog
      actions={
        isOwn ? (
          <Alert tone="wait">{t('operations.deposits.own')}</Alert>
        ) : (
          <div className="grid gap-4">
            {isFirstByMe ? <Alert tone="wait">{t('operations.deposits.firstByYou')}</Alert> : null}
            {deposit.frozen ? <FrozenAlert /> : null}
            <AboveLimitAlert cents={deposit.amount_cents} kind="deposit" />
            <Decide
              approve={
                isFirstByMe || isAbove || deposit.frozen
                  ? null
                  : {
                      title: t('operations.deposits.approveTitle', { amount, name }),
                      text: approvalText(deposit),
                    }
              }
              onDecide={decide}
              reject={{ title: t('operations.deposits.rejectTitle', { amount, name }) }}
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
      <Facts
        items={[
          {
            name: t('operations.review.person'),
            value: <Person email={deposit.investor_email} name={name} />,
          },
          {
            name: t('operations.review.amount'),
            value: <MoneyText className="text-xl font-medium" cents={deposit.amount_cents} />,
          },
          { name: t('operations.review.method'), value: deposit.method },
          { name: t('operations.review.received'), value: formatExact(deposit.created_at) },
        ]}
      />
      <section className="grid gap-2">
        <h3 className="eyebrow">{t('operations.deposits.document')}</h3>
        <DocumentView document={{ bucket: 'proofs', path: deposit.proof_path }} />
      </section>
    </CaseDialog>
  );
}
