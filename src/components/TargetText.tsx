import { t } from '@/lib/i18n/i18n';

/** A plan's target return, never without the words that it is one. */
export function TargetText({ basisPoints }: { basisPoints: number }) {
  return (
    <>
      <span className="tabular-nums">{basisPoints / 100}%</span>
      <span className="text-warning block text-[0.8125rem]">{t('investments.notGuaranteed')}</span>
    </>
  );
}
