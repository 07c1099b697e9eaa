import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { BlockTitle } from '@/site/kit/BlockTitle';

/** What the portal does, in three columns. */
export function Features() {
  return (
    <section className="page py-16 md:py-24">
      <BlockTitle>{t('content.home.featuresTitle')}</BlockTitle>
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {(['portfolio', 'security', 'copying'] as const).map((key) => (
          <li className="border-foreground grid content-start gap-2 border-t pt-5" key={key}>
            <h3 className="text-lg font-medium">{t(`content.home.features.${key}.title`)}</h3>
            <p className="text-muted-foreground">{t(`content.home.features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The invitation in the middle of the page. */
export function CallToAction() {
  return (
    <section className="bg-foreground text-background">
      <div className="page flex flex-wrap items-center justify-between gap-6 py-14">
        <div className="grid gap-2">
          <BlockTitle>{t('content.home.ctaTitle')}</BlockTitle>
          <p className="max-w-xl opacity-80">{t('content.home.ctaText')}</p>
          <p className="max-w-xl text-sm opacity-80">{t('common.risk')}</p>
          <p className="max-w-xl text-sm whitespace-pre-line opacity-80" data-site="risk_warning" hidden />
        </div>
        <a className={buttonVariants({ size: 'lg', variant: 'inverse' })} href={publicPath('/register')}>
          {t('content.home.start')}
        </a>
      </div>
    </section>
  );
}

/** The way in, in three numbered steps. */
export function Steps() {
  return (
    <section className="page py-16 md:py-24">
      <BlockTitle>{t('content.home.stepsTitle')}</BlockTitle>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {(['create', 'fund', 'mine'] as const).map((key, index) => (
          <li className="grid grid-cols-[2.5rem_1fr] gap-x-4" key={key}>
            <span
              aria-hidden
              className="border-input grid size-10 place-items-center rounded-full border text-sm font-medium tabular-nums"
            >
              {index + 1}
            </span>
            <div className="grid content-start gap-1.5 pt-1.5">
              <h3 className="text-lg font-medium">{t(`content.home.steps.${key}.title`)}</h3>
              <p className="text-muted-foreground">{t(`content.home.steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Six reasons, each of which the software itself makes true. */
export function WhyChoose() {
  return (
    <section className="border-t">
      <div className="page py-16 md:py-24">
        <BlockTitle>{t('content.home.whyTitle', { brand: t('common.brand') })}</BlockTitle>
        <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {(['listed', 'review', 'evidence', 'open', 'live', 'private'] as const).map((key) => (
            <li className="grid content-start gap-1.5" key={key}>
              <h3 className="font-medium">{t(`content.home.why.${key}.title`)}</h3>
              <p className="text-muted-foreground">{t(`content.home.why.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
