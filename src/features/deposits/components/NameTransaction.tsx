import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { nameTransactionMutation } from '../mutations';
import { type Deposit, paymentMethodsQuery } from '../queries';
import { networkChoices, transactionSchema } from '../schema';
import { NetworkField } from './NetworkField';

/** Exchanges show the transaction later. */
export function NameTransaction({ deposit }: { deposit: Deposit }) {
  const label = t(deposit.transaction_id ? 'deposits.naming.change' : 'deposits.naming.open');
  return (
    <DialogButton
      aria-label={`${label}: ${formatCents(deposit.amount_cents)}, ${deposit.method}`}
      className="mt-2"
      label={label}
    >
      {(done) => (
        <DialogBox description={t('deposits.naming.text')} title={t('deposits.naming.title')}>
          <Suspense fallback={null}>
            <TransactionForm deposit={deposit} onDone={done} />
          </Suspense>
        </DialogBox>
      )}
    </DialogButton>
  );
}

function TransactionForm({ deposit, onDone }: { deposit: Deposit; onDone: () => void }) {
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery);
  const name = useMutation(nameTransactionMutation);
  return (
    <DialogForm
      failsInside
      onDone={onDone}
      onSend={(values) => name.mutateAsync({ depositId: deposit.id, ...values })}
      schema={transactionSchema(methods, deposit.method)}
      submit={t('common.save')}
      told={t('deposits.naming.saved')}
      values={{ network: deposit.network ?? '', transactionId: deposit.transaction_id ?? '' }}
    >
      {({ control }) => (
        <>
          <NetworkField networks={networkChoices(methods, deposit.method)} />
          <InputField
            control={control}
            name="transactionId"
            label={t('deposits.naming.title')}
            dir="ltr"
            spellCheck={false}
          />
        </>
      )}
    </DialogForm>
  );
}
