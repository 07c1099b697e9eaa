import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { CheckField, InputField, TextareaField } from '@/components/forms/TextFields';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { toldWords } from '@/operator/kit/proposals';
import { saveSiteMutation } from '../mutations';
import type { Site } from '../queries';
import { siteSchema } from '../schema';
import { RegistrationFields } from './RegistrationFields';

const ofSite = (site: Site) => ({
  contact_email: site.contact_email ?? '',
  contact_phone: site.contact_phone ?? '',
  postal_location: site.postal_location ?? '',
  legal_entity: site.legal_entity ?? '',
  registrations: site.registrations,
  risk_warning: site.risk_warning ?? '',
  mail_notifications: site.mail_notifications,
});

export function SiteForm({ site, onSaved }: { site: Site; onSaved: () => Promise<void> }) {
  const save = useMutation(saveSiteMutation);
  const form = useZodForm(siteSchema(site.mode === 'live'), ofSite(site));
  const { control } = form;
  return (
    <Form
      className="grid max-w-2xl gap-6"
      form={form}
      onSubmit={async (values) => {
        const proposal = await save.mutateAsync({ ...values, version: site.version });
        await onSaved();
        toast.success(toldWords(proposal, t('settings.site.saved')));
      }}
    >
      <InputField control={control} name="legal_entity" label={t('settings.site.entity')} dir="auto" />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <InputField control={control} name="contact_email" label={t('settings.site.email')} dir="ltr" type="email" />
        <InputField control={control} name="contact_phone" label={t('settings.site.phone')} dir="ltr" type="tel" />
      </div>
      <InputField control={control} name="postal_location" label={t('settings.site.location')} dir="auto" />
      <RegistrationFields />
      <TextareaField
        control={control}
        name="risk_warning"
        hint={t('settings.site.riskHint')}
        label={t('settings.site.risk')}
        dir="auto"
      />
      <CheckField
        control={control}
        hint={t('settings.site.mailsHint')}
        label={t('settings.site.mails')}
        name="mail_notifications"
      />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}
