import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { nameTransactionMutation } from '../mutations';
import { paymentMethodsQuery } from '../queries';
import { networkChoices, transactionSchema } from '../schema';
import { NetworkField } from './NetworkField';

interface PendingDeposit {
  id: string;
  amount_cents: number;
  method: string;
  network: string | null;
  transaction_id: string | null;
}

/** Lets an investor name the transaction of a deposit that waits: who pays from an exchange learns it later. */
export function NameTransaction({ deposit }: { deposit: PendingDeposit }) {
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

function TransactionForm({ deposit, onDone }: { deposit: PendingDeposit; onDone: () => void }) {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery);
  const name = useMutation(nameTransactionMutation);
  const isMounted = useIsMounted();
  const networks = networkChoices(methods, deposit.method);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(transactionSchema(methods, deposit.method)),
    defaultValues: { network: deposit.network ?? '', transactionId: deposit.transaction_id ?? '' },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await name.mutateAsync({ userId: user.id, depositId: deposit.id, ...values });
      toast.success(t('deposits.naming.saved'));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <NetworkField {...register('network')} error={formState.errors.network?.message} networks={networks} />
      <Field error={formState.errors.transactionId?.message} label={t('deposits.naming.title')}>
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
      <SubmitButton pending={formState.isSubmitting}>{t('common.save')}</SubmitButton>
    </form>
  );
}
