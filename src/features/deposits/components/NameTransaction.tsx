import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
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
  const isMounted = useIsMounted();
  const networks = networkChoices(methods, deposit.method);
  const form = useZodForm(transactionSchema(methods, deposit.method), {
    network: deposit.network ?? '',
    transactionId: deposit.transaction_id ?? '',
  });
  return (
    <Form
      className="grid gap-5"
      form={form}
      onSubmit={async (values) => {
        await name.mutateAsync({ depositId: deposit.id, ...values });
        toast.success(t('deposits.naming.saved'));
        if (isMounted()) onDone();
      }}
    >
      <NetworkField networks={networks} />
      <InputField
        control={form.control}
        name="transactionId"
        label={t('deposits.naming.title')}
        dir="ltr"
        spellCheck={false}
      />
      <SubmitButton>{t('common.save')}</SubmitButton>
    </Form>
  );
}
