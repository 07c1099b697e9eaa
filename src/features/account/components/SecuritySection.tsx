import { DialogButton } from '@/components/frame/DialogButton';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { CodeWordLine } from './CodeWordLine';
import { EmailDialog } from './EmailDialog';
import { FactorsLine } from './factors/FactorsLine';
import { PasskeysLine } from './factors/PasskeysLine';
import { LimitsLine } from './LimitsLine';
import { PasswordDialog } from './PasswordDialog';
import { Line } from './Section';
import { StopDialog } from './StopDialog';

export function SecuritySection({ user }: { user: CurrentUser }) {
  return (
    <div className="grid gap-4">
      <Line
        action={
          <DialogButton label={t('account.changePassword')}>
            {(done) => <PasswordDialog onDone={done} user={user} />}
          </DialogButton>
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
          <DialogButton label={t('account.changeEmail')}>
            {(done) => <EmailDialog onDone={done} user={user} />}
          </DialogButton>
        }
        text={<bdi dir="ltr">{user.email}</bdi>}
        title={t('profile.email')}
      />
      <Line
        action={
          <DialogButton label={t('account.stop')} variant="destructive">
            {() => <StopDialog />}
          </DialogButton>
        }
        text={t('account.stopLine')}
        title={t('account.stopTitle')}
      />
    </div>
  );
}
