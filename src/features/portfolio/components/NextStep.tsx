import { Link } from '@tanstack/react-router';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

/** Tells a newcomer what comes next: to fund the account, or to choose a first plan. */
export function NextStep({ step }: { step: 'start' | 'choose' }) {
  return (
    <section className="bg-primary-soft mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg p-5 md:p-6">
      <div className="grid max-w-prose gap-1">
        <h2 className="font-medium">{t(`portfolio.${step}.title`)}</h2>
        <p className="text-muted-foreground text-sm">{t(`portfolio.${step}.text`)}</p>
      </div>
      <Link className={buttonVariants()} to={step === 'start' ? '/deposit' : '/invest'}>
        {t(`portfolio.${step}.action`)}
      </Link>
    </section>
  );
}
