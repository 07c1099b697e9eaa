import { useMutation } from '@tanstack/react-query';
import { DialogBox } from '@/components/frame/Dialog';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { closeMutation } from '../mutations';
import { ownEmailRule } from '../schema';
import { leaveWith } from './leave';
import { PasswordForm } from './PasswordForm';

export function CloseDialog({ user }: { user: CurrentUser }) {
  const close = useMutation(closeMutation);
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
      <PasswordForm
        field={{ label: t('account.closeEmail'), rule: ownEmailRule(user.email), type: 'email' }}
        onProven={(proof) => leaveWith(t('account.closed'), () => close.mutateAsync({ ...proof, userId: user.id }))}
        submit={t('account.close')}
        user={user}
        variant="destructive"
      />
    </DialogBox>
  );
}
