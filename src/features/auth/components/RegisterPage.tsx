import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { RiskWarning } from '@/components/RiskWarning';
import { SubmitButton } from '@/components/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { registerMutation } from '../mutations';
import { countriesQuery } from '../queries';
import { countrylessSchema, registerSchema } from '../schema';
import { AuthHeading } from './AuthHeading';
import { CountryField } from './CountryField';
import { PasswordInput } from './PasswordInput';

/** The registration; afterwards to the login, which says that a mail waits. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { ref } = useSearch({ from: '/_auth/register' });
  const { data: countries } = useQuery(countriesQuery);
  const signUp = useMutation(registerMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(countries ? registerSchema : countrylessSchema),
    defaultValues: { name: '', email: '', phone: '', password: '', country: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await signUp.mutateAsync({ values, referralCode: ref });
      toast.success(t('auth.register.welcome', { brand: t('common.brand') }));
      await navigate({ to: '/login', state: { unconfirmedEmail: values.email } });
    }, toastInvalid),
  );
  return (
    <>
      <AuthHeading lead={t('auth.register.lead')} title={t('auth.register.title')} />
      {ref ? (
        <p className="text-muted-foreground mb-6 text-sm">{t('auth.register.referred', { code: ref })}</p>
      ) : null}
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={errors.name?.message} label={t('auth.register.name')}>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field error={errors.email?.message} label={t('auth.register.email')}>
          {(control) => <Input {...control} {...register('email')} autoComplete="email" type="email" />}
        </Field>
        <Field error={errors.phone?.message} label={t('auth.register.phone')}>
          {(control) => <Input {...control} {...register('phone')} autoComplete="tel" type="tel" />}
        </Field>
        <Field
          error={errors.password?.message}
          hint={t('auth.register.passwordHint')}
          label={t('auth.register.password')}
        >
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <CountryField error={errors.country?.message} register={() => register('country')} />
        <p className="text-muted-foreground text-sm">
          {t('auth.register.agree')}{' '}
          <a className="link" href={publicPath('/terms')}>
            {t('auth.register.terms')}
          </a>
          .
        </p>
        <RiskWarning />
        <SubmitButton pending={formState.isSubmitting}>{t('auth.register.submit')}</SubmitButton>
      </form>
      <p className="text-muted-foreground mt-8 text-center text-sm">
        {t('auth.register.haveAccount')}{' '}
        <Link className="link" to="/login">
          {t('auth.login.submit')}
        </Link>
      </p>
    </>
  );
}
