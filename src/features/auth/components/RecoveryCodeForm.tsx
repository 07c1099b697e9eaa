import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { recoverMutation, tellCodeFault } from '../factors';
import { recoveryCodeSchema } from '../schema';
import { RecoveryCodeField } from './RecoveryCodeField';

/** Uses a recovery code for the session of this tab. */
export function RecoveryCodeForm({ onRecovered }: { onRecovered: () => Promise<unknown> }) {
  const recover = useMutation(recoverMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(recoveryCodeSchema),
    defaultValues: { code: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ code }) => {
      try {
        await recover.mutateAsync(code);
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        throw error;
      }
      await onRecovered();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <RecoveryCodeField {...register('code')} error={formState.errors.code?.message} />
      <SubmitButton pending={formState.isSubmitting}>{t('factors.step.recoverySubmit')}</SubmitButton>
    </form>
  );
}
