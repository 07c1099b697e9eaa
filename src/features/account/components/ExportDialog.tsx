import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import { downloadJson } from '@/lib/data/download';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { exportMutation } from '../mutations';
import { confirmSchema } from '../schema';

/** Asks for the password and saves everything that is held about the person. */
export function ExportDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const everything = useMutation(exportMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(confirmSchema),
    defaultValues: { password: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ password }) => {
      downloadJson('glassmine-data.json', await everything.mutateAsync({ email, password }));
      toast.success(t('account.exported'));
      onDone();
    }, toastInvalid),
  );
  return (
    <DialogContent description={t('account.exportText')} title={t('account.export')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field
          error={formState.errors.password?.message}
          hint={t('account.confirmText')}
          label={t('account.currentPassword')}
        >
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <SubmitButton pending={formState.isSubmitting}>{t('account.exportSave')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
