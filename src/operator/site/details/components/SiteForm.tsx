import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toldOf } from '@/operator/kit/proposals';
import { saveSiteMutation } from '../mutations';
import type { Site } from '../queries';
import { siteSchema } from '../schema';
import { RegistrationFields } from './RegistrationFields';

const ofSite = (site: Site) => ({
  contactEmail: site.contact_email ?? '',
  contactPhone: site.contact_phone ?? '',
  postalLocation: site.postal_location ?? '',
  legalEntity: site.legal_entity ?? '',
  registrations: site.registrations,
  riskWarning: site.risk_warning ?? '',
  mailNotifications: site.mail_notifications,
});

/** Who is behind the site, for an admin to write; `onSaved` hears when it was. */
export function SiteForm({ site, onSaved }: { site: Site; onSaved: () => Promise<void> }) {
  const save = useMutation(saveSiteMutation);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(siteSchema(site.mode === 'live')),
    defaultValues: ofSite(site),
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      const proposal = await save.mutateAsync({ ...values, version: site.version });
      await onSaved();
      toldOf(proposal, t('settings.site.saved'));
    }, toastInvalid),
  );
  return (
    <form className="grid max-w-2xl gap-6" noValidate onSubmit={submit}>
      <Field error={errors.legalEntity?.message} label={t('settings.site.entity')}>
        {(field) => <Input {...field} {...register('legalEntity')} autoComplete="off" dir="auto" />}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field error={errors.contactEmail?.message} label={t('settings.site.email')}>
          {(field) => (
            <Input {...field} {...register('contactEmail')} autoComplete="off" dir="ltr" type="email" />
          )}
        </Field>
        <Field error={errors.contactPhone?.message} label={t('settings.site.phone')}>
          {(field) => (
            <Input {...field} {...register('contactPhone')} autoComplete="off" dir="ltr" type="tel" />
          )}
        </Field>
      </div>
      <Field error={errors.postalLocation?.message} label={t('settings.site.location')}>
        {(field) => <Input {...field} {...register('postalLocation')} autoComplete="off" dir="auto" />}
      </Field>
      <RegistrationFields control={control} errors={errors.registrations} register={register} />
      <Field
        error={errors.riskWarning?.message}
        hint={t('settings.site.riskHint')}
        label={t('settings.site.risk')}
      >
        {(field) => <Textarea {...field} {...register('riskWarning')} dir="auto" />}
      </Field>
      <div className="flex gap-3">
        <input
          {...register('mailNotifications')}
          aria-describedby="site-mails-hint"
          className="accent-primary mt-1 size-4 shrink-0"
          id="site-mails"
          type="checkbox"
        />
        <div className="grid gap-1 text-sm">
          <label className="font-medium" htmlFor="site-mails">
            {t('settings.site.mails')}
          </label>
          <p className="text-muted-foreground" id="site-mails-hint">
            {t('settings.site.mailsHint')}
          </p>
        </div>
      </div>
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('common.save')}
      </SubmitButton>
    </form>
  );
}
