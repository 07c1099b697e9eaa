import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { useMailLink } from '../use-mail-link';
import { AuthHeading } from './AuthHeading';

/** Where the confirmation link leads. It does not sign anyone in: the password does, and the session that the link began is ended. */
export function ConfirmedPage() {
  const mail = useMailLink();
  const { kind } = mail;
  useEffect(() => {
    if (mail.kind !== 'session') return;
    // Otherwise their account would list a browser that they do not know.
    import('../recovery').then(
      ({ endLinkSession }) => endLinkSession(mail.link),
      () => undefined,
    );
  }, [mail]);
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
