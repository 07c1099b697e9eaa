import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { PendingButton } from '@/components/forms/PendingButton';
import { PublicForm } from '@/components/forms/PublicForm';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { RiskWarning } from '@/components/frame/RiskWarning';
import { Still } from '@/components/frame/Still';
import { usePublicForm } from '@/lib/forms/use-public-form';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { leaving } from '@/lib/leaving';
import { publicPath } from '@/lib/public-path';
import { keepDestination } from '@/lib/session/destination';
import { leaveNote } from '@/lib/session/notes';
import {
  countriesQuery,
  type Entered,
  REGISTRATION_FIELDS,
  registrationSchema,
  signUpMutation,
  unservedQuery,
} from '../registration';
import { NEW_PASSWORD_FIELDS, NewPasswordField } from './NewPasswordFields';

interface RegisterFormProps {
  redirect: string | undefined;
  referralCode: string | undefined;
}

export function RegisterForm({ redirect, referralCode }: RegisterFormProps) {
  const signUp = useMutation(signUpMutation);
  // The form offers a retry.
  const listed = useQuery({ ...countriesQuery, retry: false });
  const { data: countries = [] } = listed;
  useEffect(() => {
    if (listed.error) reportError(listed.error);
  }, [listed.error]);
  // Only a hint: Auth asks the database.
  const { data: unserved = [] } = useQuery(unservedQuery);
  const asksCountry = !listed.isError || unserved.length > 0;
  const form = usePublicForm((typed: Entered) =>
    registrationSchema([typed.email, typed.name].filter(Boolean), asksCountry),
  );
  const { control } = form;
  const { email = '', name = '' } = useWatch({ control });
  return (
    <>
      <Unserved countries={countries} unserved={unserved} />
      <PublicForm
        blame={{
          ...REGISTRATION_FIELDS,
          ...NEW_PASSWORD_FIELDS,
          email_in_use: 'email',
          invalid_email: 'email',
        }}
        className="grid gap-5"
        form={form}
        onSubmit={async (entered) => {
          await signUp.mutateAsync({ ...entered, referralCode });
          keepDestination(redirect);
          leaveNote('unconfirmed', entered.email);
          leaveNote('flash', t('register.welcome', { brand: t('common.brand') }));
          location.assign(publicPath('/login'));
          await leaving();
        }}
      >
        <InputField autoComplete="name" control={control} label={t('register.name')} name="name" />
        <InputField autoComplete="email" control={control} label={t('login.email')} name="email" type="email" />
        <InputField autoComplete="tel" control={control} label={t('register.phone')} name="phone" type="tel" />
        <NewPasswordField label={t('login.password')} own={[email, name]} />
        {/* Remounts when the list arrives, because only then can a value be selected. */}
        <SelectField
          autoComplete="country-name"
          control={control}
          disabled={countries.length === 0}
          hint={
            listed.isError ? (
              <>
                <span>{t('register.countriesFailed')}</span>{' '}
                <span>{asksCountry ? '' : t('register.countryOptional')}</span>{' '}
                <PendingButton onClick={() => void listed.refetch()} pending={listed.isFetching} variant="link">
                  {t('common.retry')}
                </PendingButton>
              </>
            ) : undefined
          }
          key={countries.length}
          label={t('register.country')}
          name="country"
        >
          <option value="">{t('common.choose')}</option>
          {countries.map((country) => (
            <option disabled={unserved.includes(country.value)} key={country.value} value={country.value}>
              {country.name}
            </option>
          ))}
        </SelectField>
        <p className="text-muted-foreground text-sm">
          <span>{t('register.agree')}</span> {/* In another tab, so that the form keeps its values and the referrer. */}
          <a className="link" href={publicPath('/terms')} rel="noreferrer" target="_blank">
            {t('register.terms')}
          </a>
          .
        </p>
        <Still>
          <RiskWarning />
        </Still>
        <SubmitButton>{t('register.submit')}</SubmitButton>
      </PublicForm>
    </>
  );
}

interface UnservedProps {
  countries: readonly { value: string; name: string }[];
  unserved: readonly string[];
}

/** Names the countries that are not served, before anything is entered. */
function Unserved({ countries, unserved }: UnservedProps) {
  if (unserved.length === 0) return null;
  const refused = countries.filter(({ value }) => unserved.includes(value)).map(({ name }) => name);
  // Without the list there are no translated names.
  const names = refused.length > 0 ? refused : unserved;
  return (
    <p className="mb-6 text-sm">
      {t('register.unserved', { countries: new Intl.ListFormat(currentLanguage()).format(names) })}
    </p>
  );
}
