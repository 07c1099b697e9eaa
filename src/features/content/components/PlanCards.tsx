import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { type PublicPlan, publicPlans } from '../plans';
import { BlockTitle } from './HomeSections';

function PlanCard({ plan }: { plan: PublicPlan }) {
  return (
    <li className="bg-surface flex flex-col gap-6 p-6 md:p-7">
      <div className="grid gap-1">
        <h3 className="font-medium">{plan.title}</h3>
        <p className="text-[1.75rem] leading-tight font-semibold tracking-tight tabular-nums">
          {plan.priceText}
        </p>
      </div>
      <dl className="grid gap-2.5 border-y py-4 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('content.home.duration')}</dt>
          <dd>{plan.duration}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('content.home.target')}</dt>
          <dd className="text-end">
            <span className="tabular-nums">{plan.targetPercent}%</span>
            <span className="text-warning block text-[0.8125rem]">{t('content.home.notGuaranteed')}</span>
          </dd>
        </div>
      </dl>
      <ul className="grid content-start gap-2 text-sm">
        {plan.offers.map((offer) => (
          <li className="flex gap-2.5" key={offer}>
            <Check aria-hidden className="text-muted-foreground mt-0.5 size-4 shrink-0" />
            {offer}
          </li>
        ))}
      </ul>
      <Link className={buttonVariants({ variant: 'outline', className: 'mt-auto' })} to="/register">
        {t('content.home.planStart')}
        <span className="sr-only">: {plan.title}</span>
      </Link>
    </li>
  );
}

/** The six plans. */
export function PlanCards() {
  return (
    <section className="border-t" id="plans">
      <div className="page py-16 md:py-24">
        <BlockTitle>{t('content.home.plansTitle')}</BlockTitle>
        <p className="text-muted-foreground mt-3 max-w-prose">{t('content.home.plansLead')}</p>
        <ul className="bg-border mt-10 grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 lg:grid-cols-3">
          {publicPlans.map((plan) => (
            <PlanCard key={plan.title} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  );
}
