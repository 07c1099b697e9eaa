import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { portfolioQuery } from '@/features/dashboard/queries';
import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { useSettled } from '@/lib/use-settled';
import { LARGE_PART } from '../../limits';
import { previewCopyQuery } from '../../queries';

const WHOLE_BP = 10_000;

interface CopyCostProps {
  userId: string;
  poolId: string;
  /** Undefined if the input is invalid. */
  cents: number | undefined;
  shareBp: number;
}

function Part({ userId, cents }: { userId: string; cents: number }) {
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(userId));
  const all = portfolio.ownedCents + portfolio.pooledCents;
  if (all <= 0) return null;
  const part = cents / all;
  const percent = formatPercent(part, 1);
  return part > LARGE_PART ? (
    <output className="text-warning block font-medium">{t('copying.copy.partHigh', { percent })}</output>
  ) : (
    <p>{t('copying.copy.part', { percent })}</p>
  );
}

/** What it costs and what part of everything it is; with room for both, so that nothing moves when they come. */
export function CopyCost({ userId, poolId, cents, shareBp }: CopyCostProps) {
  const asked = useSettled(cents);
  const { data: preview } = useQuery({ ...previewCopyQuery(userId, poolId, asked ?? 0), enabled: asked !== undefined });
  const shown = asked === cents && cents !== undefined ? preview : undefined;
  const isPriced = shown && !shown.stale && shown.units !== null && shown.back_cents !== null;
  return (
    <div className="grid min-h-12 content-start gap-1 text-sm">
      <p>
        <span>{t('copying.copy.keep', { percent: formatShare(WHOLE_BP - shareBp) })} </span>
        {isPriced && cents !== undefined ? (
          <span>{t('copying.copy.cost', { amount: formatCents(cents - (shown.back_cents ?? 0)) })}</span>
        ) : null}
        {shown && !isPriced ? <span>{t('copying.copy.noPrice')}</span> : null}
      </p>
      {cents === undefined ? null : <Part cents={cents} userId={userId} />}
    </div>
  );
}
