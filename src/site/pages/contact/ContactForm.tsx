import { useMutation } from '@tanstack/react-query';
import { PublicForm } from '@/components/forms/PublicForm';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { usePublicForm } from '@/lib/forms/use-public-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { contactSchema, sendMutation } from '@/site/kit/send';

export function ContactForm() {
  const send = useMutation(sendMutation);
  const form = usePublicForm(() => contactSchema);
  const { control, reset } = form;
  return (
    <PublicForm
      className="grid gap-5"
      form={form}
      onSubmit={async (body) => {
        await send.mutateAsync({ to: 'rpc/send_contact_message', body });
        toast.success(t('content.contact.sent'));
        reset();
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <InputField autoComplete="name" control={control} label={t('register.name')} name="name" />
        <InputField autoComplete="email" control={control} label={t('login.email')} name="email" type="email" />
      </div>
      <InputField control={control} label={t('content.contact.subject')} name="subject" />
      <TextareaField control={control} label={t('content.contact.message')} name="message" />
      <SubmitButton className="justify-self-start">{t('content.contact.submit')}</SubmitButton>
    </PublicForm>
  );
}
