import { useMutation } from '@tanstack/react-query';
import { DialogBox } from '@/components/frame/Dialog';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changeEmailMutation } from '../mutations';
import { newEmailRule } from '../schema';
import { PasswordForm } from './PasswordForm';

export function EmailDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const change = useMutation(changeEmailMutation);
  return (
    <DialogBox description={t('account.emailText')} title={t('account.changeEmail')}>
      <PasswordForm
        field={{ label: t('account.newEmail'), rule: newEmailRule(user.email), type: 'email', autoComplete: 'email' }}
        onProven={async (proof, newEmail) => {
          await change.mutateAsync({ ...proof, newEmail });
          toast.info(t('account.emailSent'));
          onDone();
        }}
        submit={t('account.send')}
        user={user}
      />
    </DialogBox>
  );
}
