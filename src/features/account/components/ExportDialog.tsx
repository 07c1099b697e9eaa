import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import { tellProofFault } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useFactorChoice } from '@/features/auth/ways';
import { downloadJson } from '@/lib/data/download';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { exportMutation } from '../mutations';
import { confirmSchema } from '../schema';

/** Asks for the password and saves everything that is held about the person. */
export function ExportDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const everything = useMutation(exportMutation);
  const choice = useFactorChoice(user.id);
  const asksCode = choice.way === 'code';
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(confirmSchema(asksCode)),
    defaultValues: { password: '', code: '' },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        downloadJson('glassmine-data.json', await everything.mutateAsync({ ...values, email: user.email }));
      } catch (error) {
        tellProofFault(error, setError);
        throw error;
      }
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
        <FactorField {...register('code')} choice={choice} error={formState.errors.code?.message} />
        <SubmitButton pending={formState.isSubmitting}>{t('account.exportSave')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
