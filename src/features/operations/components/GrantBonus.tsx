import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { SubmitButton } from '@/components/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import {
  type BalancePreview as Balance,
  grantBonusMutation,
  previewBalanceMutation,
  type Proposal,
} from '../balance';
import { bonusSchema } from '../schema';
import { BalancePreview } from './BalancePreview';

interface GrantBonusProps {
  person: { id: string; name: string };
}

function BonusForm({ person, onDone }: GrantBonusProps & { onDone: () => void }) {
  const [shown, setShown] = useState<{ bonus: Omit<Proposal, 'corrects'>; balance: Balance }>();
  const preview = useMutation(previewBalanceMutation);
  const grant = useMutation(grantBonusMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(bonusSchema),
    defaultValues: { cents: '', reason: '' },
  });
  const { errors } = formState;
  const look = useSubmit(
    handleSubmit(async (values) => {
      const balance = await preview.mutateAsync({ personId: person.id, cents: values.cents });
      // One id for what is shown: however often the button is pressed, it is granted once.
      if (balance) setShown({ bonus: { personId: person.id, ...values, requestId: newId() }, balance });
    }, toastInvalid),
  );
  const give = async () => {
    if (!shown) return;
    await grant.mutateAsync(shown.bonus);
    toast.success(t('corrections.bonus.done', { name: person.name, amount: formatCents(shown.bonus.cents) }));
    onDone();
  };
  return (
    <>
      <form className="grid gap-4" noValidate onChange={() => setShown(undefined)} onSubmit={look}>
        <Field error={errors.cents?.message} label={t('operations.review.amount')}>
          {(control) => <Input {...control} {...register('cents')} autoComplete="off" inputMode="decimal" />}
        </Field>
        <Field
          error={errors.reason?.message}
          hint={t('desk.freeze.reasonHint')}
          label={t('operations.review.reason')}
        >
          {(control) => <Input {...control} {...register('reason')} autoComplete="off" dir="auto" />}
        </Field>
        <SubmitButton className="justify-self-start" pending={preview.isPending} variant="outline">
          {t('corrections.preview')}
        </SubmitButton>
      </form>
      {shown ? (
        <BalancePreview
          balance={shown.balance}
          cents={shown.bonus.cents}
          confirm={t('corrections.bonus.grant', { amount: formatCents(shown.bonus.cents) })}
          isPending={grant.isPending}
          onConfirm={give}
        />
      ) : null}
    </>
  );
}

/** The way to a bonus for somebody: what it would do is shown first, then a treasurer grants it. */
export function GrantBonus({ person }: GrantBonusProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="outline">
          <Gift aria-hidden />
          {t('corrections.bonus.open')}
        </Button>
      </DialogTrigger>
      <DialogContent
        description={t('corrections.bonus.text')}
        title={t('corrections.bonus.title', { name: person.name })}
      >
        <BonusForm onDone={() => setIsOpen(false)} person={person} />
      </DialogContent>
    </Dialog>
  );
}
