import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { subscribeMutation } from '../mutations';
import { newsletterSchema } from '../schema';
import { BlockTitle } from './HomeSections';

/** The newsletter box of the home page. */
export function NewsletterBox() {
  const subscribe = useMutation(subscribeMutation);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(newsletterSchema),
    defaultValues: { email: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ email }) => {
      await subscribe.mutateAsync(email);
      toast.success(t('content.newsletter.done'));
      reset();
    }, toastInvalid),
  );
  return (
    <section className="border-t">
      <div className="page grid items-start gap-6 py-14 md:grid-cols-2">
        <div className="grid gap-2">
          <BlockTitle>{t('content.newsletter.title')}</BlockTitle>
          <p className="text-muted-foreground">{t('content.newsletter.text')}</p>
        </div>
        <form className="flex flex-wrap items-start gap-3 md:justify-end" noValidate onSubmit={submit}>
          <Field
            className="min-w-56 flex-1 md:max-w-80"
            error={formState.errors.email?.message}
            label={t('content.newsletter.email')}
          >
            {(control) => <Input {...control} {...register('email')} autoComplete="email" type="email" />}
          </Field>
          <SubmitButton className="mt-[1.6875rem]" pending={formState.isSubmitting}>
            {t('content.newsletter.submit')}
          </SubmitButton>
        </form>
      </div>
    </section>
  );
}
