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
      <Line label={t('account.changePassword')} text={t('account.passwordText')} title={t('account.password')}>
        {(done) => <PasswordDialog onDone={done} user={user} />}
      </Line>
      <FactorsLine user={user} />
      <PasskeysLine user={user} />
      <LimitsLine user={user} />
      <CodeWordLine user={user} />
      <Line label={t('account.changeEmail')} text={<bdi dir="ltr">{user.email}</bdi>} title={t('profile.email')}>
        {(done) => <EmailDialog onDone={done} user={user} />}
      </Line>
      <Line label={t('account.stop')} text={t('account.stopLine')} title={t('account.stopTitle')} variant="destructive">
        {() => <StopDialog />}
      </Line>
    </div>
  );
}
