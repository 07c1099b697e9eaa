import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { updateDetailsMutation } from '../mutations';
import { type DetailsValues, detailsSchema } from '../schema';

interface DetailsDialogProps {
  userId: string;
  details: DetailsValues;
  onDone: () => void;
}

/** The dialog in which a user corrects their name and phone number. */
export function DetailsDialog({ userId, details, onDone }: DetailsDialogProps) {
  const update = useMutation(updateDetailsMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(detailsSchema),
    defaultValues: details,
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await update.mutateAsync({ userId, details: values });
      toast.success(t('profile.saved'));
      onDone();
    }, toastInvalid),
  );
  return (
    <DialogContent title={t('profile.edit')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={errors.name?.message} label={t('profile.name')}>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field error={errors.phone?.message} label={t('profile.phone')}>
          {(control) => <Input {...control} {...register('phone')} autoComplete="tel" type="tel" />}
        </Field>
        <SubmitButton pending={formState.isSubmitting}>{t('profile.update')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
