import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { CODE_FIELDS, recoverMutation } from '../factors';
import { recoveryCodeSchema } from '../schema';
import { RecoveryCodeField } from './RecoveryCodeField';

export function RecoveryCodeForm({ onRecovered }: { onRecovered: () => Promise<unknown> }) {
  const recover = useMutation(recoverMutation);
  const form = useZodForm(recoveryCodeSchema, { code: '' });
  return (
    <Form
      blame={CODE_FIELDS}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ code }) => {
        await recover.mutateAsync(code);
        await onRecovered();
      }}
    >
      <RecoveryCodeField />
      <SubmitButton>{t('factors.step.recoverySubmit')}</SubmitButton>
    </Form>
  );
}
