import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { CoinsField } from '@/domain/coins/CoinsField';
import { hasOutputs } from '@/lib/addresses/transactions';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { ApproveQuestion } from '@/operator/cases/queue/components/Decide';
import { Question } from '@/operator/kit/components/Question';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { useLimit } from '@/operator/kit/limits';
import { previewCreditMutation } from '../mutations';
import type { QueuedDeposit } from '../queries';
import { type Arrival, arrivalSchema, momentOf } from '../schema';
import { isSecondApproval } from '../second-approval';
import { ArrivalQuestion, type Checked } from './ArrivalQuestion';

interface ArrivalFormProps extends ApproveQuestion {
  deposit: QueuedDeposit;
  /** This operator gave the first approval and is changing it. */
  isFirstByMe: boolean;
  onApprove: (checked: Checked) => Promise<void>;
}

/** Unit of the first approval, which the second one repeats; otherwise that of the quote. */
function unitOf({ arrived_cents, arrived_coins, quote }: QueuedDeposit): 'coins' | 'dollars' {
  if (arrived_cents !== null) return arrived_coins === null ? 'dollars' : 'coins';
  return quote ? 'coins' : 'dollars';
}

/** The amount and transaction as seen on the network, then a confirmation: a credit is final. */
export function ArrivalForm({
  title,
  text,
  deposit,
  isFirstByMe,
  byKey,
  onBack,
  onApprove,
}: ArrivalFormProps) {
  const isReasonNeeded = deposit.same_proof.length > 0;
  const [only = '', ...others] = deposit.networks;
  const limit = useLimit('deposit');
  const form = useZodForm(arrivalSchema(isReasonNeeded), {
    unit: unitOf(deposit),
    cents: '',
    coins: '',
    paidAt: deposit.paid_at?.slice(0, 19) ?? '',
    network: deposit.network ?? (others.length === 0 ? only : ''),
    transactionId: deposit.transaction_id ?? '',
    output: deposit.transaction_output?.toString() ?? '',
    reason: '',
  });
  const { control, setError } = form;
  const preview = useMutation(previewCreditMutation);
  const [checked, setChecked] = useState<Checked>();
  const unit = useWatch({ control, name: 'unit' });
  const network = useWatch({ control, name: 'network' });
  const check = async (arrival: Arrival): Promise<Checked> => {
    const isSecond = isSecondApproval(deposit, arrival);
    if (arrival.unit === 'dollars') return { arrival, cents: arrival.cents, credit: undefined, isSecond };
    const { coins } = arrival;
    const credit = await preview.mutateAsync({
      deposit_id: deposit.id,
      coins,
      paid_at: momentOf(arrival.paidAt),
    });
    return { arrival, cents: credit.arrived_cents, credit: { ...credit, coins }, isSecond };
  };
  /** Why the database would refuse it. */
  const refusalOf = ({ cents, isSecond }: Checked): string | undefined => {
    if (isSecond && isFirstByMe) return t('operations.deposits.sameFigures');
    return limit !== undefined && cents > limit
      ? t('offers.limits.aboveText', { limit: formatCents(limit) })
      : undefined;
  };
  // Another operator's approval arrived meanwhile, so the question would change.
  const isChanged = checked !== undefined && checked.isSecond !== isSecondApproval(deposit, checked.arrival);
  if (checked && !isChanged) {
    return (
      <ArrivalQuestion
        checked={checked}
        deposit={deposit}
        onApprove={onApprove}
        onBack={() => setChecked(undefined)}
      />
    );
  }
  return (
    <Question
      byKey={byKey}
      confirm={{ label: t('deposits.continue') }}
      form={form}
      onBack={onBack}
      onSubmit={async (arrival) => {
        const result = await check(arrival);
        const message = refusalOf(result);
        if (message === undefined) setChecked(result);
        else setError(arrival.unit === 'dollars' ? 'cents' : 'coins', { message }, { shouldFocus: true });
      }}
      text={text}
      title={title}
    >
      {isChanged ? <NoticeBox tone="wait">{t('errors.changed_meanwhile')}</NoticeBox> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {unit === 'dollars' ? (
          <AmountField
            control={control}
            name="cents"
            hint={t('operations.deposits.arrivedHint')}
            label={t('operations.deposits.arrived')}
          />
        ) : (
          <>
            <CoinsField
              control={control}
              name="coins"
              coin={deposit.coin}
              label={t('operations.deposits.arrivedCoins')}
            />
            <InputField
              control={control}
              name="paidAt"
              hint={t('operations.deposits.paidAtHint')}
              label={t('operations.deposits.paidAt')}
              dir="ltr"
              step={1}
              type="datetime-local"
            />
          </>
        )}
        {others.length > 0 ? (
          <SelectField control={control} name="network" label={t('payments.review.network')}>
            <option value="">{t('common.choose')}</option>
            {deposit.networks.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        ) : null}
        <InputField
          control={control}
          name="transactionId"
          label={t('operations.withdrawals.transactionId')}
          dir="ltr"
          spellCheck={false}
        />
        {hasOutputs(network) ? (
          <InputField
            control={control}
            name="output"
            hint={t('operations.deposits.outputHint')}
            label={t('operations.deposits.output')}
            className="tabular-nums"
            dir="ltr"
            inputMode="numeric"
          />
        ) : null}
        <SelectField
          control={control}
          name="unit"
          hint={t('operations.deposits.unitHint')}
          label={t('deposits.quote.unit')}
        >
          <option value="dollars">{t('deposits.quote.dollars')}</option>
          <option value="coins">{deposit.coin}</option>
        </SelectField>
      </div>
      {isReasonNeeded ? <ReasonField hint={t('operations.deposits.sameProofHint')} /> : null}
    </Question>
  );
}
