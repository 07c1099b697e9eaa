import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { contactMutation } from '../mutations';
import { contactSchema } from '../schema';

/** The complaint form. */
export function ContactForm() {
  const send = useMutation(contactMutation);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: { name: '', email: '', subject: '', message: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await send.mutateAsync(values);
      toast.success(t('content.contact.sent'));
      reset();
    }, toastInvalid),
  );
  return (
    <Card className="md:p-8">
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field error={errors.name?.message} label={t('content.contact.name')}>
            {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
          </Field>
          <Field error={errors.email?.message} label={t('content.contact.email')}>
            {(control) => <Input {...control} {...register('email')} autoComplete="email" type="email" />}
          </Field>
        </div>
        <Field error={errors.subject?.message} label={t('content.contact.subject')}>
          {(control) => <Input {...control} {...register('subject')} />}
        </Field>
        <Field error={errors.message?.message} label={t('content.contact.message')}>
          {(control) => <Textarea {...control} {...register('message')} />}
        </Field>
        <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
          {t('content.contact.submit')}
        </SubmitButton>
      </form>
    </Card>
  );
}
