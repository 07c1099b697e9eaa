import { PublicField, PublicForm, PublicSubmit } from '@/components/forms/PublicForm';
import { MOST } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';
import { BlockTitle } from '@/site/kit/BlockTitle';

export function NewsletterBox() {
  return (
    <section className="border-t">
      <div className="page grid items-start gap-4 py-6 md:grid-cols-2 md:gap-6 md:py-14">
        <div className="grid gap-2">
          <BlockTitle>{t('content.newsletter.title')}</BlockTitle>
          <p className="text-muted-foreground">{t('content.newsletter.text')}</p>
        </div>
        <PublicForm
          className="flex flex-wrap items-start gap-3 md:justify-end"
          sent={t('content.newsletter.done')}
          to="rpc/subscribe_newsletter"
        >
          <PublicField
            autoComplete="email"
            className="min-w-56 flex-1 md:max-w-80"
            label={t('content.newsletter.email')}
            max={MOST.email}
            name="email"
            type="email"
          />
          <PublicSubmit className="mt-[1.6875rem]">{t('content.newsletter.submit')}</PublicSubmit>
        </PublicForm>
      </div>
    </section>
  );
}
