import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { BlockTitle } from '@/site/kit/BlockTitle';
import { ON_PAPER } from '@/site/kit/on-paper';

/** The features in a row; portfolios only with the sandbox notice. */
export function Features() {
  return (
    <section className="page py-6 md:py-24">
      <BlockTitle>{t('content.home.featuresTitle')}</BlockTitle>
      <ul className="mt-4 grid gap-3 md:mt-10 md:gap-8 md:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
        {(['portfolio', 'security', 'copying', 'paper'] as const).map((key) => (
          <li
            className={cn(
              'border-foreground grid content-start gap-1 border-t pt-3 md:gap-2 md:pt-5',
              key === 'paper' && ON_PAPER,
            )}
            key={key}
          >
            <h3 className="font-medium md:text-lg">{t(`content.home.features.${key}.title`)}</h3>
            <p className="text-muted-foreground max-md:text-sm">{t(`content.home.features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CallToAction() {
  return (
    <section className="bg-foreground text-background">
      <div className="page flex flex-wrap items-center justify-between gap-5 py-6 md:py-14">
        <BlockTitle>{t('content.home.ctaTitle')}</BlockTitle>
        <a className={buttonVariants({ size: 'lg', variant: 'secondary' })} href={publicPath('/register')}>
          {t('register.submit')}
        </a>
      </div>
    </section>
  );
}

export function Steps() {
  return (
    <section className="page py-6 md:py-24">
      <BlockTitle>{t('content.home.stepsTitle')}</BlockTitle>
      <ol className="mt-4 grid gap-4 md:mt-10 md:grid-cols-3 md:gap-8">
        {(['create', 'fund', 'mine'] as const).map((key, index) => (
          <li className="grid grid-cols-[2.5rem_1fr] gap-x-4" key={key}>
            <span
              aria-hidden
              className="border-input grid size-9 place-items-center rounded-full border text-sm font-medium tabular-nums md:size-10"
            >
              {index + 1}
            </span>
            <div className="grid content-start gap-0.5 pt-1.5 md:gap-1.5">
              <h3 className="font-medium md:text-lg">{t(`content.home.steps.${key}.title`)}</h3>
              <p className="text-muted-foreground max-md:text-sm">{t(`content.home.steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Six reasons, each enforced by the software. */
export function WhyChoose() {
  return (
    <section className="border-t">
      <div className="page py-6 md:py-24">
        <BlockTitle>{t('content.home.whyTitle', { brand: t('common.brand') })}</BlockTitle>
        <ul className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2 md:mt-10 md:gap-y-9 lg:grid-cols-3">
          {(['listed', 'review', 'evidence', 'open', 'live', 'private'] as const).map((key) => (
            <li className="grid content-start gap-0.5 md:gap-1.5" key={key}>
              <h3 className="font-medium">{t(`content.home.why.${key}.title`)}</h3>
              <p className="text-muted-foreground max-md:text-sm">{t(`content.home.why.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
