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
import { leaveNote, takeNote } from '@/lib/session/notes';
import { closeMutation } from '../mutations';
import { closeSchema } from '../schema';

interface CloseDialogProps {
  user: CurrentUser;
  onClosed: () => Promise<void>;
}

export function CloseDialog({ user, onClosed }: CloseDialogProps) {
  const close = useMutation(closeMutation);
  const choice = useFactorChoice(user.id);
  const asksCode = choice.way === 'code';
  const form = useZodForm(closeSchema(user.email, asksCode), { email: '', password: '', code: '' });
  const { control } = form;
  const facts = [
    [t('account.closeGoneTitle'), t('account.closeGone')],
    [t('account.closeKeptTitle'), t('account.closeKept')],
  ] as const;
  return (
    <DialogBox description={t('account.closeText')} title={t('account.close')}>
      <dl className="mb-6 grid gap-4 text-sm">
        {facts.map(([title, text]) => (
          <div className="grid gap-1" key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <Form
        blame={PROOF_FIELDS}
        className="grid gap-5"
        form={form}
        onSubmit={async ({ password, code }) => {
          // First, because the end of the session redirects to the login and leaves its own message if there is none.
          leaveNote('flash', t('account.closed'));
          try {
            await close.mutateAsync({ userId: user.id, email: user.email, password, code });
          } catch (error) {
            takeNote('flash');
            throw error;
          }
          await onClosed();
        }}
      >
        <InputField control={control} name="email" label={t('account.closeEmail')} type="email" />
        <PasswordField control={control} name="password" />
        <FactorField choice={choice} />
        <SubmitButton variant="destructive">{t('account.close')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
