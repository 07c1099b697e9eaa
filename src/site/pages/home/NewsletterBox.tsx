import { useMutation } from '@tanstack/react-query';
import { PublicForm } from '@/components/forms/PublicForm';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { usePublicForm } from '@/lib/forms/use-public-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { BlockTitle } from '@/site/kit/BlockTitle';
import { newsletterSchema, sendMutation } from '@/site/kit/send';

export function NewsletterBox() {
  const send = useMutation(sendMutation);
  const form = usePublicForm(() => newsletterSchema);
  return (
    <section className="border-t">
      <div className="page grid items-start gap-4 py-6 md:grid-cols-2 md:gap-6 md:py-14">
        <div className="grid gap-2">
          <BlockTitle>{t('content.newsletter.title')}</BlockTitle>
          <p className="text-muted-foreground">{t('content.newsletter.text')}</p>
        </div>
        <PublicForm
          className="flex flex-wrap items-start gap-3 md:justify-end"
          form={form}
          onSubmit={async (body) => {
            await send.mutateAsync({ to: 'rpc/subscribe_newsletter', body });
            toast.success(t('content.newsletter.done'));
            form.reset();
          }}
        >
          <InputField
            autoComplete="email"
            control={form.control}
            frame="min-w-56 flex-1 md:max-w-80"
            label={t('content.newsletter.email')}
            name="email"
            type="email"
          />
          <SubmitButton className="mt-[1.6875rem]">{t('content.newsletter.submit')}</SubmitButton>
        </PublicForm>
      </div>
    </section>
  );
}
