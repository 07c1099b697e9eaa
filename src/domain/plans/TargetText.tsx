import { t } from '@/lib/i18n/i18n';
import { formatBasisPoints } from '@/lib/money/percent';

export function TargetText({ basisPoints }: { basisPoints: number }) {
  return (
    <>
      <span className="tabular-nums">{formatBasisPoints(basisPoints)}</span>
      <span className="text-warning block text-[0.8125rem]">{t('investments.notGuaranteed')}</span>
    </>
  );
}
