import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { EmailDialog } from './EmailDialog';
import { PasswordDialog } from './PasswordDialog';
import { Line, Section } from './Section';

/** What somebody signs in with. */
export function SecuritySection({ user }: { user: CurrentUser }) {
  const [dialog, setDialog] = useState<'password' | 'email'>();
  const close = () => setDialog(undefined);
  const toggle = (which: typeof dialog) => (isOpen: boolean) => setDialog(isOpen ? which : undefined);
  return (
    <Section title={t('account.security')}>
      <Line
        action={
          <Dialog onOpenChange={toggle('password')} open={dialog === 'password'}>
            <DialogTrigger asChild>
              <Button size="sm" variant="outline">
                {t('account.changePassword')}
              </Button>
            </DialogTrigger>
            <PasswordDialog email={user.email} onDone={close} />
          </Dialog>
        }
        text={t('account.passwordText')}
        title={t('account.password')}
      />
      <Line
        action={
          <Dialog onOpenChange={toggle('email')} open={dialog === 'email'}>
            <DialogTrigger asChild>
              <Button size="sm" variant="outline">
                {t('account.changeEmail')}
              </Button>
            </DialogTrigger>
            <EmailDialog email={user.email} onDone={close} />
          </Dialog>
        }
        text={<bdi dir="ltr">{user.email}</bdi>}
        title={t('profile.email')}
      />
    </Section>
  );
}
