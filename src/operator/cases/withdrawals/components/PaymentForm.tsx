import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { pastedTransactionId } from '@/lib/addresses/pasted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import { RejectForm } from '@/operator/cases/queue/components/Decide';
import type { Decision } from '@/operator/cases/queue/decision';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Question } from '@/operator/kit/components/Question';
import type { QueuedWithdrawal } from '../queries';
import { paymentSchema } from '../schema';

interface PaymentFormProps {
  withdrawal: QueuedWithdrawal;
  words: { amount: string; name: string; pays: string };
  isPaying: boolean;
  onPay: (payment: { transactionId: string; coins: string }) => Promise<void>;
  onGiveBack: (decision: Decision) => Promise<void>;
}

const exactly = (text: string | null) => (
  <span className="break-all" dir="ltr">
    {text}
  </span>
);

/** The id of the transaction, or why nothing was sent, then a question: what is booked as paid stays so. */
export function PaymentForm({ withdrawal, words, isPaying, onPay, onGiveBack }: PaymentFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(paymentSchema({ method: withdrawal.method, address: withdrawal.address ?? '' })),
    defaultValues: { transactionId: '', coins: withdrawal.coins ?? '' },
  });
  const [step, setStep] = useState<'enter' | 'pay' | 'giveBack'>('enter');
  const transactionId = pastedTransactionId(getValues('transactionId'));
  const coins = getValues('coins').trim();
  const ask = useSubmit(handleSubmit(() => setStep('pay'), toastInvalid));
  const pay = useSubmit(() => onPay({ transactionId, coins }));
  const back = () => setStep('enter');
  if (step === 'giveBack') {
    return (
      <RejectForm
        byKey={false}
        confirm={t('operations.withdrawals.confirmGiveBack')}
        hint={t('desk.freeze.reasonHint')}
        onBack={back}
        onDecide={onGiveBack}
        text={t('operations.withdrawals.giveBackText', words)}
        title={t('operations.withdrawals.giveBackTitle', words)}
      />
    );
  }
  if (step === 'pay') {
    return (
      <Question
        confirm={{
          label: t('operations.withdrawals.confirmPay'),
          isPending: isPaying,
          variant: 'primary',
        }}
        onBack={back}
        onSubmit={pay}
        text={t('operations.withdrawals.payFinal')}
        title={t('operations.withdrawals.payTitle', { ...words, amount: words.pays })}
      >
        <FactGrid
          items={[
            {
              name: t('payouts.addresses.address'),
              value: exactly(withdrawal.address),
            },
            ...(withdrawal.memo === null
              ? []
              : [{ name: t('operations.withdrawals.memo'), value: exactly(withdrawal.memo) }]),
            {
              name: t('operations.withdrawals.transactionId'),
              value: exactly(transactionId),
            },
            ...(coins
              ? [{ name: t('operations.withdrawals.coins'), value: formatCoins(coins, withdrawal.coin) }]
              : []),
          ]}
        />
      </Question>
    );
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={ask}>
      <p className="text-muted-foreground text-sm">
        {t('operations.withdrawals.payText', { ...words, amount: words.pays })}
      </p>
      <Field
        error={formState.errors.transactionId?.message}
        hint={t('operations.withdrawals.transactionHint')}
        label={t('operations.withdrawals.transactionId')}
      >
        {(control) => (
          <Input
            {...control}
            {...register('transactionId')}
            autoComplete="off"
            dir="ltr"
            spellCheck={false}
          />
        )}
      </Field>
      {withdrawal.coins && withdrawal.price ? (
        <Field
          error={formState.errors.coins?.message}
          hint={t('operations.withdrawals.coinsHint', {
            coins: formatCoins(withdrawal.coins, withdrawal.coin),
            amount: words.pays,
            price: formatPrice(withdrawal.price),
            name: words.name,
          })}
          label={t('operations.withdrawals.coins')}
        >
          {(control) => (
            <Input
              {...control}
              {...register('coins')}
              autoComplete="off"
              dir="ltr"
              inputMode="decimal"
              spellCheck={false}
            />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('operations.withdrawals.pay')}</Button>
        <Button onClick={() => setStep('giveBack')} variant="outline">
          {t('operations.withdrawals.giveBack')}
        </Button>
      </div>
    </form>
  );
}
