import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { useMailLink } from '../use-mail-link';
import { AuthHeading } from './AuthHeading';
import { FinishForm } from './FinishForm';
import { FollowForm } from './FollowForm';
import { ResetForm } from './ResetForm';

export function ResetPage() {
  const [mail, setMail] = useMailLink();
  if (mail.kind === 'session' && mail.registration)
    return <FinishForm email={mail.email} link={mail.link} registration={mail.registration} />;
  if (mail.kind === 'session') return <ResetForm {...mail} />;
  if (mail.kind === 'unopened')
    return (
      <FollowForm
        lead={t('reset.openLead')}
        link={mail.unopened}
        onFollowed={setMail}
        submit={t('factors.continue')}
        title={t('reset.title')}
      />
    );
  return (
    <>
      <AuthHeading lead={t('reset.expiredText')} title={t('auth.confirmed.failedTitle')} />
      <a className={buttonVariants()} href={publicPath('/forgot')}>
        {t('reset.again')}
      </a>
    </>
  );
}
