import { useMutation, useQuery } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { CheckField, InputField, SelectField } from '@/components/forms/TextFields';
import { AppError, toAppError } from '@/lib/data/errors';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { leaveNote, takeNote } from '@/lib/session/notes';
import type { RecoveryLink, Registration } from '../links';
import { loginAddress } from '../login-address';
import { countriesQuery, finishMutation, finishSchema, REGISTRATION_FIELDS } from '../registration';
import { AuthHeading } from './AuthHeading';
import { NEW_PASSWORD_FIELDS, NewPasswordFields } from './NewPasswordFields';

interface FinishFormProps {
  link: RecoveryLink;
  email: string;
  registration: Registration;
}

/** The mailbox owner checks the registration, because anyone could have entered the address. */
export function FinishForm({ link, email, registration }: FinishFormProps) {
  const finish = useMutation(finishMutation);
  const { data: countries = [] } = useQuery(countriesQuery);
  const { referralCode, ...entered } = registration;
  const form = useZodForm(finishSchema(email, countries.length > 0), {
    ...entered,
    isReferred: true,
    password: '',
    repeat: '',
  });
  const { control } = form;
  const isListed = countries.some(({ value }) => value === entered.country);
  return (
    <>
      <AuthHeading lead={t('confirm.finishLead', { email })} title={t('auth.confirmed.title')} />
      <Form
        blame={{ ...REGISTRATION_FIELDS, ...NEW_PASSWORD_FIELDS }}
        className="grid gap-5"
        form={form}
        onSubmit={async ({ password, isReferred, name, phone, country }) => {
          const given = { name, phone, country, referralCode: isReferred ? referralCode : '' };
          try {
            await finish.mutateAsync({ link, registration: given, password });
          } catch (error) {
            // The session that ended is the link's.
            throw toAppError(error).code === 'session_expired' ? new AppError('link_expired', { cause: error }) : error;
          }
          takeNote('unconfirmed');
          leaveNote('flash', t('confirm.finished'));
          location.assign(loginAddress());
        }}
      >
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <InputField autoComplete="name" control={control} label={t('profile.name')} name="name" />
        <InputField autoComplete="tel" control={control} label={t('profile.phone')} name="phone" type="tel" />
        {/* Remounts when the list arrives, because only then can the value be selected. */}
        <SelectField
          autoComplete="country-name"
          control={control}
          key={countries.length}
          label={t('confirm.country')}
          name="country"
        >
          {isListed ? null : <option value={entered.country}>{entered.country || t('common.choose')}</option>}
          {countries.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        {referralCode ? (
          <CheckField control={control} label={t('confirm.referred', { code: referralCode })} name="isReferred" />
        ) : null}
        <NewPasswordFields own={[email]} />
        <p className="text-muted-foreground text-sm">
          <span>{t('confirm.agree')}</span>{' '}
          <a className="link" href={publicPath('/terms')} rel="noreferrer" target="_blank">
            {t('confirm.terms')}
          </a>
        </p>
        <SubmitButton>{t('confirm.finish')}</SubmitButton>
      </Form>
    </>
  );
}
