import { useMutation, useQuery } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogBox } from '@/components/frame/Dialog';
import { NEW_PASSWORD_FIELDS, NewPasswordFields } from '@/features/auth/components/NewPasswordFields';
import { PasswordField } from '@/features/auth/components/PasswordField';
import type { CurrentUser } from '@/features/auth/queries';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changePasswordMutation } from '../mutations';
import { ownNameQuery } from '../queries';
import { passwordSchema } from '../schema';

export function PasswordDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { data: name = '' } = useQuery(ownNameQuery(user.id));
  const change = useMutation(changePasswordMutation);
  const form = useZodForm(passwordSchema([user.email, name]), { present: '', password: '', repeat: '' });
  const { control } = form;
  return (
    <DialogBox description={t('account.passwordText')} title={t('account.changePassword')}>
      <Form
        blame={{ ...NEW_PASSWORD_FIELDS, wrong_password: 'present' }}
        className="grid gap-5"
        form={form}
        onSubmit={async ({ present, password }) => {
          await change.mutateAsync({ present, password });
          toast.success(t('account.passwordChanged'));
          onDone();
        }}
      >
        <input autoComplete="username" hidden readOnly type="email" value={user.email} />
        <PasswordField control={control} name="present" />
        <NewPasswordFields own={[user.email, name]} />
        <SubmitButton>{t('reset.submit')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
