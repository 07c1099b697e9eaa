import { Dialog, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import type { CurrentUser } from '@/features/auth/queries';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { CodeWordLine } from './CodeWordLine';
import { EmailDialog } from './EmailDialog';
import { FactorsLine } from './factors/FactorsLine';
import { PasskeysLine } from './factors/PasskeysLine';
import { LimitsLine } from './LimitsLine';
import { PasswordDialog } from './PasswordDialog';
import { Line, Section } from './Section';
import { StopDialog } from './StopDialog';

interface SecuritySectionProps {
  user: CurrentUser;
  onStopped: () => Promise<void>;
}

export function SecuritySection({ user, onStopped }: SecuritySectionProps) {
  const { dialog, done } = useDialogs();
  const password = dialog('password');
  const email = dialog('email');
  return (
    <Section place="security" title={t('account.security')}>
      <Line
        action={
          <Dialog {...password}>
            <DialogTrigger asChild>
              <Button size="sm" variant="outline">
                {t('account.changePassword')}
              </Button>
            </DialogTrigger>
            {/* Mounted only while open, so that closing clears what was typed. */}
            {password.open ? <PasswordDialog onDone={done} user={user} /> : null}
          </Dialog>
        }
        text={t('account.passwordText')}
        title={t('account.password')}
      />
      <FactorsLine user={user} />
      <PasskeysLine user={user} />
      <LimitsLine user={user} />
      <CodeWordLine user={user} />
      <Line
        action={
          <Dialog {...email}>
            <DialogTrigger asChild>
              <Button size="sm" variant="outline">
                {t('account.changeEmail')}
              </Button>
            </DialogTrigger>
            {email.open ? <EmailDialog onDone={done} user={user} /> : null}
          </Dialog>
        }
        text={<bdi dir="ltr">{user.email}</bdi>}
        title={t('profile.email')}
      />
      <Line
        action={
          <Dialog {...dialog('stop')}>
            <DialogTrigger asChild>
              <Button size="sm" variant="destructive">
                {t('account.stop')}
              </Button>
            </DialogTrigger>
            <StopDialog onStopped={onStopped} />
          </Dialog>
        }
        text={t('account.stopLine')}
        title={t('account.stopTitle')}
      />
    </Section>
  );
}
