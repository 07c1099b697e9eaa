import { NoticeBox } from '@/components/display/NoticeBox';
import { PublicField, PublicSubmit } from '@/components/forms/PublicForm';
import { MOST } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { AuthHeading } from './AuthHeading';

/** `src/site/pages/entry/entry-forms.ts` sends the form. */
export function ForgotPage() {
  return (
    <>
      <AuthHeading lead={t('forgot.lead')} title={t('forgot.title')} />
      <div data-notice="sent" hidden>
        <NoticeBox className="mb-6" title={t('forgot.sent')}>
          <p className="text-muted-foreground" data-text={t('forgot.sentText', { email: '{email}' })} />
        </NoticeBox>
      </div>
      <form className="grid gap-5" data-entry="forgot" method="dialog" noValidate>
        <PublicField
          autoComplete="username"
          fault={t('forgot.missing')}
          label={t('login.email')}
          max={MOST.email}
          name="email"
          type="email"
        />
        <PublicSubmit>{t('forgot.submit')}</PublicSubmit>
      </form>
      <a className="link mt-8 self-center text-sm" href={publicPath('/login')}>
        {t('forgot.back')}
      </a>
    </>
  );
}
