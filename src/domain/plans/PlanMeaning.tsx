import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatBasisPoints, formatNumber } from '@/lib/money/percent';

/** Amounts in integer cents, shares in basis points, capacity in PH/s. */
export interface PlanFields {
  min_cents: number;
  max_cents: number;
  top_ups_per_day: number;
  roi_bp: number;
  profit_bonus_bp: number;
  referral_bonus_bp: number;
  hashrate: number | null;
}

const share = (basisPoints: number) => ({ percent: formatBasisPoints(basisPoints) });

function meaningOf(plan: PlanFields): string[] {
  const bounds = { min: formatCents(plan.min_cents), max: formatCents(plan.max_cents) };
  return [
    plan.min_cents < plan.max_cents ? t('planMeaning.amount', bounds) : t('planMeaning.fixed', bounds),
    ...(plan.top_ups_per_day > 0 ? [t('planMeaning.topUps', { number: formatNumber(plan.top_ups_per_day) })] : []),
    ...(plan.roi_bp > 0 ? [t('planMeaning.target', share(plan.roi_bp))] : []),
    ...(plan.profit_bonus_bp > 0
      ? [t('planMeaning.profitBonus', share(plan.profit_bonus_bp)), t('planMeaning.bonusWhen')]
      : []),
    ...(plan.referral_bonus_bp > 0 ? [t('planMeaning.referralBonus', share(plan.referral_bonus_bp))] : []),
    ...(plan.hashrate === null
      ? []
      : [t('planMeaning.hashrate', { amount: bounds.min, number: formatNumber(plan.hashrate) })]),
  ];
}

export function PlanMeaning({ plan }: { plan: PlanFields }) {
  return (
    <ul className="grid list-disc content-start gap-1.5 ps-4">
      {meaningOf(plan).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
