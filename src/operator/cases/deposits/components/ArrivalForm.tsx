import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { hasOutputs } from '@/lib/addresses/transactions';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { ApproveQuestion } from '@/operator/cases/queue/components/Decide';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Question } from '@/operator/kit/components/Question';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import type { QueuedDeposit } from '../queries';
import { type Arrival, arrivalSchema } from '../schema';
import { TransactionId } from './TransactionId';

/** Above this, in cents, the database asks for two approvals, also in parts of a day; here it only chooses the words. */
const TWO_PEOPLE_ABOVE = 1_000_000;

function approvalText(deposit: QueuedDeposit, { cents, network, transactionId, output }: Arrival): string {
  const isSecond =
    deposit.first_approved_by !== null &&
    deposit.arrived_cents === cents &&
    deposit.network === network &&
    deposit.transaction_id === transactionId &&
    (deposit.transaction_output ?? '').toString() === output;
  if (isSecond) return t('operations.deposits.approveSecond');
  const limit = formatCents(TWO_PEOPLE_ABOVE);
  return cents <= TWO_PEOPLE_ABOVE
    ? t('operations.deposits.approveText', { limit })
    : t('operations.deposits.approveLarge', { limit });
}

interface ArrivalFormProps extends ApproveQuestion {
  deposit: QueuedDeposit;
  isApproving: boolean;
  onApprove: (arrival: Arrival) => Promise<void>;
}

/** What arrived and by which transaction, as the operator sees it on the network; then a question: what is credited stays so. */
export function ArrivalForm({
  title,
  text,
  deposit,
  isApproving,
  byKey,
  onBack,
  onApprove,
}: ArrivalFormProps) {
  const name = deposit.investor_name;
  const isReasonNeeded = deposit.same_proof.length > 0;
  const [only = '', ...others] = deposit.networks;
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(arrivalSchema(isReasonNeeded)),
    defaultValues: {
      cents: '',
      network: deposit.network ?? (others.length === 0 ? only : ''),
      transactionId: deposit.transaction_id ?? '',
      output: deposit.transaction_output?.toString() ?? '',
      reason: '',
    },
  });
  const [arrival, setArrival] = useState<Arrival>();
  const network = useWatch({ control, name: 'network' });
  const typed = useWatch({ control, name: 'cents' });
  const enter = useSubmit(handleSubmit((values) => setArrival(values), toastInvalid));
  const approve = useSubmit(async () => arrival && (await onApprove(arrival)));
  const { errors } = formState;
  if (arrival) {
    const amount = formatCents(arrival.cents);
    const output = hasOutputs(arrival.network)
      ? [{ name: t('operations.deposits.output'), value: arrival.output }]
      : [];
    return (
      <Question
        confirm={{
          label: t('operations.review.confirmApprove'),
          isPending: isApproving,
          variant: 'primary',
        }}
        onBack={() => setArrival(undefined)}
        onSubmit={approve}
        text={approvalText(deposit, arrival)}
        title={t('operations.deposits.approveTitle', { amount, name })}
      >
        <FactGrid
          items={[
            { name: t('payments.review.network'), value: arrival.network },
            ...output,
            {
              name: t('operations.withdrawals.transactionId'),
              value: (
                <TransactionId
                  explorers={deposit.explorers}
                  id={arrival.transactionId}
                  network={arrival.network}
                />
              ),
            },
          ]}
        />
      </Question>
    );
  }
  return (
    <Question
      byKey={byKey}
      confirm={{ label: t('deposits.continue'), isPending: formState.isSubmitting, variant: 'primary' }}
      onBack={onBack}
      onSubmit={enter}
      text={text}
      title={title}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          error={errors.cents?.message}
          hint={t('operations.deposits.arrivedHint')}
          label={t('operations.deposits.arrived')}
          typed={typed}
          {...register('cents')}
        />
        {others.length > 0 ? (
          <Field error={errors.network?.message} label={t('payments.review.network')}>
            {(fieldControl) => (
              <Select {...fieldControl} {...register('network')}>
                <option value="">{t('common.choose')}</option>
                {deposit.networks.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        <Field error={errors.transactionId?.message} label={t('operations.withdrawals.transactionId')}>
          {(fieldControl) => (
            <Input
              {...fieldControl}
              {...register('transactionId')}
              autoComplete="off"
              dir="ltr"
              spellCheck={false}
            />
          )}
        </Field>
        {hasOutputs(network) ? (
          <Field
            error={errors.output?.message}
            hint={t('operations.deposits.outputHint')}
            label={t('operations.deposits.output')}
          >
            {(fieldControl) => (
              <Input
                {...fieldControl}
                {...register('output')}
                autoComplete="off"
                className="tabular-nums"
                dir="ltr"
                inputMode="numeric"
              />
            )}
          </Field>
        ) : null}
      </div>
      {isReasonNeeded ? (
        <ReasonField
          error={errors.reason?.message}
          hint={t('operations.deposits.sameProofHint')}
          register={() => register('reason')}
        />
      ) : null}
    </Question>
  );
}
