import { type ReactNode, useId } from 'react';
import { formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatPrice } from '@/lib/money/money';
import { PlanMark } from './PlanMark';
import type { PlanFields } from './PlanMeaning';
import { TargetText } from './TargetText';

export interface PlanWords extends PlanFields {
  title: string;
  duration: string;
  price_text: string;
  offers: readonly string[];
}

/** A plan as investors see it: price, term and target; its texts are English in every language. */
export function PlanFace({ plan, children }: { plan: PlanWords; children?: ReactNode }) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-medium" id={id} lang="en">
          {plan.title}
        </h2>
        <PlanMark />
      </div>
      <p className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">
        <bdi>{formatPrice(plan)}</bdi>
      </p>
      <dl className="flex items-start justify-between gap-4 text-sm">
        <div>
          <dt className="sr-only">{t('investments.duration')}</dt>
          <dd>{formatDuration(plan.duration)}</dd>
        </div>
        <div className="text-end">
          <dt className="sr-only">{t('investments.target')}</dt>
          <dd>
            <TargetText basisPoints={plan.roi_bp} />
          </dd>
        </div>
      </dl>
      <ul className="text-muted-foreground grid grid-cols-2 content-start gap-x-4 gap-y-1 border-t pt-3 text-[0.8125rem]">
        {plan.offers.map((offer) => (
          <li key={offer}>
            <bdi className="wrap-anywhere" lang="en">
              {offer}
            </bdi>
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
