import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { DialogBox } from '@/components/frame/Dialog';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordField } from '@/features/auth/components/PasswordField';
import { PROOF_FIELDS } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useFactorChoice } from '@/features/auth/ways';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changeEmailMutation } from '../mutations';
import { emailSchema } from '../schema';

export function EmailDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const change = useMutation(changeEmailMutation);
  const choice = useFactorChoice(user.id);
  const asksCode = choice.way === 'code';
  const form = useZodForm(emailSchema(user.email, asksCode), { newEmail: '', password: '', code: '' });
  const { control } = form;
  return (
    <DialogBox description={t('account.emailText')} title={t('account.changeEmail')}>
      <Form
        blame={{ ...PROOF_FIELDS, email_in_use: 'newEmail', invalid_email: 'newEmail' }}
        className="grid gap-5"
        form={form}
        onSubmit={async (values) => {
          await change.mutateAsync({ ...values, email: user.email });
          toast.info(t('account.emailSent'));
          onDone();
        }}
      >
        <InputField control={control} name="newEmail" label={t('account.newEmail')} autoComplete="email" type="email" />
        <PasswordField control={control} name="password" />
        <FactorField choice={choice} />
        <SubmitButton>{t('account.send')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
