import { RiskWarning } from '@/components/frame/RiskWarning';
import { Button, buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { ON_PAPER } from '@/site/kit/on-paper';
import { ProductPicture } from './ProductPicture';

export function Hero() {
  return (
    <section className="page grid items-center gap-4 py-6 md:gap-10 md:py-20 lg:grid-cols-[1.15fr_1fr] lg:py-24">
      <div className="grid justify-items-start gap-4 md:gap-6">
        <h1 className="text-[2.125rem] leading-[1.08] font-semibold tracking-[-0.035em] md:text-[3.5rem]">
          {t('content.home.title')}
        </h1>
        <p className="text-muted-foreground max-w-xl leading-relaxed md:text-lg">{t('content.home.lead')}</p>
        <div className="flex flex-wrap gap-3 md:pt-2">
          <a className={buttonVariants({ size: 'lg' })} href={publicPath('/register')}>
            {t('content.home.start')}
          </a>
          <a className={buttonVariants({ size: 'lg', variant: 'outline' })} href="#plans">
            {t('content.home.seePlans')}
          </a>
          {import.meta.env.VITE_DEMO_PEOPLE ? (
            <Button className={`text-sm ${ON_PAPER}`} data-try={publicPath('/login')} size="lg" variant="outline">
              {t('content.home.try')}
            </Button>
          ) : null}
        </div>
        <RiskWarning />
      </div>
      <ProductPicture />
    </section>
  );
}
