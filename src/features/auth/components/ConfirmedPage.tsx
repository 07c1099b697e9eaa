import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { useMailLink } from '../use-mail-link';
import { AuthHeading } from './AuthHeading';
import { FinishForm } from './FinishForm';
import { FollowForm } from './FollowForm';

/** The link signs no one in: a new user sets the password with the link's session; otherwise it ends. */
export function ConfirmedPage() {
  const [mail, setMail] = useMailLink();
  useEffect(() => {
    if (mail.kind !== 'session' || mail.registration) return;
    // Otherwise the account would list an unknown browser.
    import('../recovery').then(
      ({ endLinkSession }) => endLinkSession(mail.link),
      () => undefined,
    );
  }, [mail]);
  if (mail.kind === 'unopened') {
    const words =
      mail.unopened.type === 'email_change'
        ? {
            title: t('confirm.changeTitle'),
            lead: t('confirm.changeLead'),
            submit: t('confirm.changeSubmit'),
          }
        : { title: t('confirm.title'), lead: t('confirm.lead'), submit: t('confirm.submit') };
    return <FollowForm {...words} link={mail.unopened} onFollowed={setMail} />;
  }
  if (mail.kind === 'session' && mail.registration)
    return <FinishForm email={mail.email} link={mail.link} registration={mail.registration} />;
  if (mail.kind === 'half')
    return <AuthHeading lead={t('auth.confirmed.halfText')} title={t('auth.confirmed.halfTitle')} />;
  return (
    <>
      {mail.kind === 'session' ? (
        <AuthHeading lead={t('auth.confirmed.text')} title={t('auth.confirmed.title')} />
      ) : (
        <AuthHeading lead={t('auth.confirmed.failedText')} title={t('auth.confirmed.failedTitle')} />
      )}
      <a className={buttonVariants()} href={publicPath('/login')}>
        {t('shell.login')}
      </a>
    </>
  );
}
