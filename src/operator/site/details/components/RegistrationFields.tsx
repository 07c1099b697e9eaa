import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { InputField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import type { siteSchema } from '../schema';

type Values = z.input<ReturnType<typeof siteSchema>>;

const MOST = 20;

export function RegistrationFields() {
  const { control, formState } = useFormContext<Values>();
  const { registrations } = formState.errors;
  const message = registrations?.message ?? registrations?.root?.message;
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
          <InputField
            control={control}
            dir="auto"
            label={t('settings.site.authority')}
            name={`registrations.${place}.authority`}
          />
          <InputField
            control={control}
            dir="auto"
            label={t('statement.number')}
            name={`registrations.${place}.number`}
          />
          <InputField
            control={control}
            dir="ltr"
            frame="sm:col-span-2"
            inputMode="url"
            label={t('settings.site.url')}
            name={`registrations.${place}.url`}
            placeholder="https://"
          />
          <Button
            aria-label={`${t('factors.remove')}: ${t('settings.site.registration', { number: place + 1 })}`}
            className="justify-self-start"
            onClick={() => remove(place)}
            size="sm"
            variant="ghost"
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
