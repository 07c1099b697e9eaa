import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatPrice } from '@/lib/money/money';
import { PlanMark } from './PlanMark';
import { type PlanFields, PlanMeaning } from './PlanMeaning';
import { TargetText } from './TargetText';

export interface PlanWords extends PlanFields {
  title: string;
  duration: string;
  price_text: string;
  offers: readonly string[];
}

/** A plan as investors see it; its texts are English in every language. */
export function PlanFace({ plan, children }: { plan: PlanWords; children?: ReactNode }) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="flex flex-col gap-5 p-5 md:p-6">
      <div className="grid gap-1">
        <PlanMark />
        <h2 className="mt-2 font-medium" id={id} lang="en">
          {plan.title}
        </h2>
        <p className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">
          <bdi>{formatPrice(plan)}</bdi>
        </p>
      </div>
      <dl className="grid gap-2.5 border-y py-4 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('investments.duration')}</dt>
          <dd>{formatDuration(plan.duration)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('investments.target')}</dt>
          <dd className="text-end">
            <TargetText basisPoints={plan.roi_bp} />
          </dd>
        </div>
      </dl>
      <ul className="grid content-start gap-2 text-sm">
        {plan.offers.map((offer) => (
          <li className="flex gap-2.5" key={offer}>
            <Check aria-hidden className="text-muted-foreground mt-0.5 size-4 shrink-0" />
            <bdi className="wrap-anywhere" lang="en">
              {offer}
            </bdi>
          </li>
        ))}
      </ul>
      <section className="text-muted-foreground grid gap-2 text-[0.8125rem] leading-5">
        <h3 className="text-foreground font-medium">{t('planMeaning.title')}</h3>
        <PlanMeaning plan={plan} />
      </section>
      {children}
    </article>
  );
}
