import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { t } from '@/lib/i18n/i18n';
import { countriesQuery } from '../queries';

interface CountryFieldProps {
  /** Called in the field's turn: the order of these calls decides which wrong field gets the focus. */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
}

/** The list of countries; disabled when it could not be loaded, with another try beside it. */
export function CountryField({ register, error }: CountryFieldProps) {
  const { data, isError, isFetching, refetch } = useQuery(countriesQuery);
  const hint = isError ? (
    <span className="flex flex-wrap items-center gap-x-2">
      {t('auth.register.countriesFailed')}
      <Button disabled={isFetching} onClick={() => void refetch()} variant="link">
        {t('common.retry')}
      </Button>
    </span>
  ) : null;
  return (
    <Field error={error} hint={hint} label={t('auth.register.country')}>
      {(control) => (
        <Select {...control} {...register()} autoComplete="country-name" disabled={!data}>
          <option value="">{t('common.choose')}</option>
          {data?.map((country) => (
            <option key={country} value={country}>
              {country}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
