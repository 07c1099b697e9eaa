import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/lib/forms/use-dialogs';
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
  const { dialog, done } = useDialogs();
  const { open: isOpen, onOpenChange } = dialog('naming');
  const label = t(deposit.transaction_id ? 'deposits.naming.change' : 'deposits.naming.open');
  return (
    <>
      <Button
        aria-label={`${label}: ${formatCents(deposit.amount_cents)}, ${deposit.method}`}
        className="mt-2"
        onClick={() => onOpenChange(true)}
        size="sm"
        variant="outline"
      >
        {label}
      </Button>
      {isOpen ? (
        <Modal
          description={t('deposits.naming.text')}
          onClose={() => onOpenChange(false)}
          title={t('deposits.naming.title')}
        >
          <Suspense fallback={null}>
            <TransactionForm deposit={deposit} onDone={done} />
          </Suspense>
        </Modal>
      ) : null}
    </>
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
