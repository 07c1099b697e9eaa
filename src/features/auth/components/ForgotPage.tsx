import { PublicField, PublicSubmit } from '@/components/forms/PublicForm';
import { Alert } from '@/components/ui/alert';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { AuthHeading } from './AuthHeading';

/** Asks for a recovery mail, by `src/site/pages/entry/entry-forms.ts`. */
export function ForgotPage() {
  return (
    <>
      <AuthHeading lead={t('auth.forgot.lead')} title={t('auth.forgot.title')} />
      <div data-notice="sent" hidden>
        <Alert className="mb-6" title={t('auth.forgot.sent')}>
          <p className="text-muted-foreground" data-text={t('auth.forgot.sentText', { email: '{email}' })} />
        </Alert>
      </div>
      <form className="grid gap-5" data-entry="forgot" method="dialog" noValidate>
        <PublicField
          autoComplete="username"
          fault={t('auth.forgot.missing')}
          label={t('auth.forgot.email')}
          max={254}
          name="email"
          type="email"
        />
        <PublicSubmit>{t('auth.forgot.submit')}</PublicSubmit>
      </form>
      <a className="link mt-8 self-center text-sm" href={publicPath('/login')}>
        {t('auth.forgot.back')}
      </a>
    </>
  );
}
