import { Plus } from 'lucide-react';
import { type Control, type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import type { siteSchema } from '../schema';

type Values = z.input<ReturnType<typeof siteSchema>>;

interface RegistrationFieldsProps {
  control: Control<Values>;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>['registrations'];
}

/** How many the database takes. */
const MOST = 20;

/** The registrations with regulators: as many as there are, each with its public register. */
export function RegistrationFields({ control, register, errors }: RegistrationFieldsProps) {
  const message = errors?.message ?? errors?.root?.message;
  const { fields, append, remove } = useFieldArray({ control, name: 'registrations' });
  return (
    <fieldset className="grid gap-4">
      <legend className="text-sm font-medium">{t('settings.site.registrations')}</legend>
      <p className="text-muted-foreground text-sm">
        {fields.length === 0 ? t('settings.site.noRegistrations') : t('settings.site.registrationsHint')}
      </p>
      {typeof message === 'string' ? (
        <p className="text-destructive text-sm" role="alert">
          {message}
        </p>
      ) : null}
      {fields.map(({ id }, place) => (
        <fieldset className="grid items-start gap-4 rounded-md border p-4 sm:grid-cols-2" key={id}>
          <legend className="px-1 text-sm">{t('settings.site.registration', { number: place + 1 })}</legend>
          <Field error={errors?.[place]?.authority?.message} label={t('settings.site.authority')}>
            {(field) => <Input {...field} {...register(`registrations.${place}.authority`)} dir="auto" />}
          </Field>
          <Field error={errors?.[place]?.number?.message} label={t('settings.site.number')}>
            {(field) => <Input {...field} {...register(`registrations.${place}.number`)} dir="auto" />}
          </Field>
          <Field
            className="sm:col-span-2"
            error={errors?.[place]?.url?.message}
            label={t('settings.site.url')}
          >
            {(field) => (
              <Input
                {...field}
                {...register(`registrations.${place}.url`)}
                dir="ltr"
                inputMode="url"
                placeholder="https://"
              />
            )}
          </Field>
          <Button
            aria-label={`${t('factors.remove')}: ${t('settings.site.registration', { number: place + 1 })}`}
            className="justify-self-start"
            onClick={() => remove(place)}
            size="sm"
            variant="quiet"
          >
            {t('factors.remove')}
          </Button>
        </fieldset>
      ))}
      {fields.length < MOST ? (
        <Button
          className="justify-self-start"
          onClick={() => append({ authority: '', number: '', url: '' })}
          size="sm"
          variant="outline"
        >
          <Plus aria-hidden />
          {t('settings.site.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
