import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';

const BASIS_POINTS = 10_000;

export function TargetText({ basisPoints }: { basisPoints: number }) {
  return (
    <>
      <span className="tabular-nums">{formatPercent(basisPoints / BASIS_POINTS, 2)}</span>
      <span className="text-warning block text-[0.8125rem]">{t('investments.notGuaranteed')}</span>
    </>
  );
}
