import { useState } from 'react';
import { Exact } from '@/components/display/Exact';
import { Form } from '@/components/forms/Form';
import { InputField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { CoinsField } from '@/domain/coins/CoinsField';
import { pastedTransactionId } from '@/lib/addresses/pasted';
import { useZodForm } from '@/lib/forms/use-zod-form';
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
  onPay: (payment: { transactionId: string; coins: string }) => Promise<void>;
  onGiveBack: (decision: Decision) => Promise<void>;
}

const exactly = (text: string | null) => <Exact>{text}</Exact>;

/** The transaction id, or why nothing was sent, then a confirmation: a payment on record is final. */
export function PaymentForm({ withdrawal, words, onPay, onGiveBack }: PaymentFormProps) {
  const form = useZodForm(paymentSchema({ method: withdrawal.method, address: withdrawal.address ?? '' }), {
    transactionId: '',
    coins: withdrawal.coins ?? '',
  });
  const { control, getValues } = form;
  const [step, setStep] = useState<'enter' | 'pay' | 'giveBack'>('enter');
  const transactionId = pastedTransactionId(getValues('transactionId'));
  const coins = getValues('coins').trim();
  const back = () => setStep('enter');
  if (step === 'giveBack') {
    return (
      <RejectForm
        byKey={false}
        confirm={t('operations.withdrawals.confirmGiveBack')}
        hint={t('offers.reasonHint')}
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
        confirm={{ label: t('operations.withdrawals.confirmPay') }}
        onBack={back}
        onSubmit={() => onPay({ transactionId, coins })}
        text={t('operations.withdrawals.payFinal')}
        title={t('operations.withdrawals.payTitle', { ...words, amount: words.pays })}
      >
        <FactGrid
          items={[
            { name: t('payouts.addresses.address'), value: exactly(withdrawal.address) },
            ...(withdrawal.memo === null
              ? []
              : [{ name: t('operations.withdrawals.memo'), value: exactly(withdrawal.memo) }]),
            { name: t('deposits.naming.title'), value: exactly(transactionId) },
            ...(coins ? [{ name: t('operations.withdrawals.coins'), value: formatCoins(coins, withdrawal.coin) }] : []),
          ]}
        />
      </Question>
    );
  }
  return (
    <Form className="grid gap-4" form={form} onSubmit={() => setStep('pay')}>
      <p className="text-muted-foreground text-sm">
        {t('operations.withdrawals.payText', { ...words, amount: words.pays })}
      </p>
      <InputField
        control={control}
        name="transactionId"
        hint={t('operations.withdrawals.transactionHint')}
        label={t('deposits.naming.title')}
        dir="ltr"
        spellCheck={false}
      />
      {withdrawal.coins && withdrawal.price ? (
        <CoinsField
          coin={withdrawal.coin}
          control={control}
          name="coins"
          hint={t('operations.withdrawals.coinsHint', {
            coins: formatCoins(withdrawal.coins, withdrawal.coin),
            amount: words.pays,
            price: formatPrice(withdrawal.price),
            name: words.name,
          })}
          label={t('operations.withdrawals.coins')}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('operations.withdrawals.pay')}</Button>
        <Button onClick={() => setStep('giveBack')} variant="outline">
          {t('operations.withdrawals.giveBack')}
        </Button>
      </div>
    </Form>
  );
}
