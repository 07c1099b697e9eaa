import { PublicFault, PublicField, PublicSubmit } from '@/components/forms/PublicForm';
import { RiskWarning } from '@/components/frame/RiskWarning';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { MOST, PHONE_PATTERN } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';
import { MOST_BYTES } from '@/lib/passwords/rules';
import { publicPath } from '@/lib/public-path';
import { AuthHeading } from './AuthHeading';

/** `src/site/pages/entry/entry-forms.ts` sends the form and opens the login. */
export function RegisterPage() {
  return (
    <>
      <AuthHeading lead={t('register.lead')} title={t('register.title')} />
      <p
        className="text-muted-foreground mb-6 text-sm"
        data-referred={t('register.referred', { code: '{code}' })}
        hidden
      />
      <p className="mb-6 text-sm" data-unserved={t('register.unserved', { countries: '{countries}' })} hidden />
      <form className="grid gap-5" data-entry="register" data-next={publicPath('/login')} method="dialog" noValidate>
        <PublicField autoComplete="name" label={t('register.name')} max={MOST.name} name="name" />
        <PublicField autoComplete="email" label={t('login.email')} max={MOST.email} name="email" type="email" />
        <PublicField
          autoComplete="tel"
          label={t('register.phone')}
          max={MOST.phone}
          name="phone"
          pattern={{ source: PHONE_PATTERN, fault: t('register.invalidPhone') }}
          type="tel"
        />
        <PublicField
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          label={t('login.password')}
          max={MOST_BYTES}
          name="password"
          type="password"
        />
        <CountryField />
        <p className="text-muted-foreground text-sm">
          {t('register.agree')} {/* Next to the form, so that the form keeps its values and the referrer. */}
          <a className="link" href={publicPath('/terms')} rel="noreferrer" target="_blank">
            {t('register.terms')}
          </a>
          .
        </p>
        <RiskWarning />
        <PublicSubmit>{t('register.submit')}</PublicSubmit>
      </form>
      <p className="text-muted-foreground mt-8 text-center text-sm">
        {t('register.haveAccount')}{' '}
        <a className="link" href={publicPath('/login')}>
          {t('shell.login')}
        </a>
      </p>
    </>
  );
}

/**
 * `src/site/pages/entry/countries.ts` fills it. Disabled until the list loads, with a retry unless the site serves
 * all countries.
 */
function CountryField() {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor="country">{t('register.country')}</Label>
      <NativeSelect
        aria-describedby="country-error"
        aria-required
        autoComplete="country-name"
        data-max={60}
        disabled
        id="country"
        name="country"
      >
        <option value="">{t('common.choose')}</option>
      </NativeSelect>
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm" hidden id="country-hint">
        {t('register.countriesFailed')} <span data-optional>{t('register.countryOptional')}</span>
        <Button variant="link">{t('common.retry')}</Button>
      </p>
      <PublicFault name="country" />
    </div>
  );
}
