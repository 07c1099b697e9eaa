import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { useMailLink } from '../use-mail-link';
import { AuthHeading } from './AuthHeading';

/** Where the confirmation link leads. It signs nobody in: the password does. */
export function ConfirmedPage() {
  const { kind } = useMailLink();
  if (kind === 'half')
    return <AuthHeading lead={t('auth.confirmed.halfText')} title={t('auth.confirmed.halfTitle')} />;
  return (
    <>
      {kind === 'refused' ? (
        <AuthHeading lead={t('auth.confirmed.failedText')} title={t('auth.confirmed.failedTitle')} />
      ) : (
        <AuthHeading lead={t('auth.confirmed.text')} title={t('auth.confirmed.title')} />
      )}
      <a className={buttonVariants()} href={publicPath('/login')}>
        {t('auth.login.submit')}
      </a>
    </>
  );
}
