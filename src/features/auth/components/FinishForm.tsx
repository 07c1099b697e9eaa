import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ErrorCode } from '@/lib/data/error-codes';
import { AppError, errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { leaveNote, takeNote } from '@/lib/session/notes';
import type { RecoveryLink, Registration } from '../links';
import { loginAddress } from '../login-address';
import { countriesQuery, finishMutation, finishSchema } from '../registration';
import { AuthHeading } from './AuthHeading';
import { judgedAsTyped, NewPasswordFields, tellNewPasswordFault } from './NewPasswordFields';

interface FinishFormProps {
  link: RecoveryLink;
  email: string;
  /** What was entered at registration, by anyone. */
  registration: Registration;
}

/** The field that a refusal is about. */
const BLAMED: Partial<Record<ErrorCode, 'name' | 'country'>> = {
  country_not_served: 'country',
  country_required: 'country',
  name_of_operator: 'name',
  name_unreadable: 'name',
};

/** Lets the owner of the mailbox say what the registration holds, because anyone could have entered its address. */
export function FinishForm({ link, email, registration }: FinishFormProps) {
  const finish = useMutation(finishMutation);
  const { data: countries = [] } = useQuery(countriesQuery);
  const { referralCode, ...entered } = registration;
  const { register, handleSubmit, formState, setError, ...form } = useForm({
    resolver: zodResolver(finishSchema(email, countries.length > 0)),
    defaultValues: { ...entered, isReferred: true, password: '', repeat: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = useSubmit(
    handleSubmit(async ({ password, isReferred, name, phone, country }) => {
      const given = { name, phone, country, referralCode: isReferred ? referralCode : '' };
      try {
        await finish.mutateAsync({ link, registration: given, password });
      } catch (error) {
        const { code } = toAppError(error);
        const blamed = BLAMED[code];
        if (blamed) setError(blamed, { message: errorMessage(error) });
        tellNewPasswordFault(error, setError);
        // The session that ended is the link's.
        throw code === 'session_expired' ? new AppError('link_expired', { cause: error }) : error;
      }
      // What the login says until then.
      takeNote('unconfirmed');
      leaveNote('flash', t('confirm.finished'));
      location.assign(loginAddress());
    }, toastInvalid),
  );
  const isListed = countries.some(({ value }) => value === entered.country);
  return (
    <>
      <AuthHeading lead={t('confirm.finishLead', { email })} title={t('auth.confirmed.title')} />
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <Field error={errors.name?.message} label={t('profile.name')}>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field error={errors.phone?.message} label={t('profile.phone')}>
          {(control) => <Input {...control} {...register('phone')} autoComplete="tel" type="tel" />}
        </Field>
        <Field error={errors.country?.message} label={t('confirm.country')}>
          {(control) => (
            // A new one when the list comes, in which what was entered is chosen.
            <Select {...control} {...register('country')} autoComplete="country-name" key={countries.length}>
              {isListed ? null : (
                <option value={entered.country}>{entered.country || t('common.choose')}</option>
              )}
              {countries.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {referralCode ? (
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input className="accent-primary size-5 shrink-0" type="checkbox" {...register('isReferred')} />
            <span>{t('confirm.referred', { code: referralCode })}</span>
          </label>
        ) : null}
        <NewPasswordFields
          errors={errors}
          own={[email]}
          password={register('password', judgedAsTyped(form))}
          repeat={register('repeat')}
          typed={typed}
        />
        <p className="text-muted-foreground text-sm">
          <span>{t('confirm.agree')}</span>{' '}
          <a className="link" href={publicPath('/terms')} rel="noreferrer" target="_blank">
            {t('confirm.terms')}
          </a>
        </p>
        <SubmitButton pending={formState.isSubmitting}>{t('confirm.finish')}</SubmitButton>
      </form>
    </>
  );
}
