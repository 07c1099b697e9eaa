import { t } from '@/lib/i18n/i18n';
import { useWay } from '../way';
import { AuthHeading } from './AuthHeading';
import { RegisterForm } from './RegisterForm';

export function RegisterPage() {
  const { redirect, ref, to } = useWay();
  return (
    <>
      <AuthHeading lead={t('register.lead')} title={t('register.title')} />
      {ref ? <p className="text-muted-foreground mb-6 text-sm">{t('register.referred', { code: ref })}</p> : null}
      <RegisterForm redirect={redirect} referralCode={ref} />
      <p className="text-muted-foreground mt-8 text-center text-sm">
        <span>{t('register.haveAccount')}</span>{' '}
        <a className="link" href={to('/login')}>
          {t('shell.login')}
        </a>
      </p>
    </>
  );
}
