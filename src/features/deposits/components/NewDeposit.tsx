import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { depositSchema } from '../schema';

/** The button and dialog that begin a deposit; it goes on at /deposit/wallet with the amount. */
export function NewDeposit() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden />
          {t('deposits.new')}
        </Button>
      </DialogTrigger>
      <DialogContent description={t('deposits.makeNewText')} title={t('deposits.makeNew')}>
        <AmountForm />
      </DialogContent>
    </Dialog>
  );
}

function AmountForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, setFocus, control, formState } = useForm({
    resolver: zodResolver(depositSchema),
    defaultValues: { amount: '' },
  });
  // Whoever opened the dialog wants to type; by itself it would begin at its close button.
  useEffect(() => setFocus('amount'), [setFocus]);
  const submit = useSubmit(
    handleSubmit(
      ({ amount }) => navigate({ to: '/deposit/wallet', state: { depositCents: amount } }),
      toastInvalid,
    ),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <AmountField
        error={formState.errors.amount?.message}
        hint={t('deposits.amountHint')}
        label={t('deposits.enterAmount')}
        typed={useWatch({ control, name: 'amount' })}
        {...register('amount')}
      />
      <SubmitButton pending={formState.isSubmitting}>{t('deposits.continue')}</SubmitButton>
    </form>
  );
}
