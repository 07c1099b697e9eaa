import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { portfolioQuery } from '@/features/dashboard/queries';
import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { useSettled } from '@/lib/use-settled';
import { formatUnits } from '../figures';
import { LARGE_PART } from '../limits';
import { previewCopyQuery } from '../queries';

/** An example of $100, in which a basis point is a cent. */
const EXAMPLE_CENTS = 10_000;

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
    <output className="text-warning block text-sm font-medium">
      {t('copying.copy.partHigh', { percent })}
    </output>
  ) : (
    <p className="text-sm">{t('copying.copy.part', { percent })}</p>
  );
}

export function CopyCost({ userId, poolId, cents, shareBp }: CopyCostProps) {
  const asked = useSettled(cents);
  const { data: preview } = useQuery({
    ...previewCopyQuery(userId, poolId, asked ?? 0),
    enabled: asked !== undefined,
  });
  const shown = asked === cents && cents !== undefined ? preview : undefined;
  const isPriced = shown && !shown.stale && shown.units !== null && shown.back_cents !== null;
  return (
    <>
      {cents === undefined ? null : <Part cents={cents} userId={userId} />}
      <Facts>
        <Fact name={t('copying.copy.units')}>{isPriced ? formatUnits(shown.units ?? 0) : '–'}</Fact>
        <Fact name={t('copying.copy.cost')}>
          {isPriced && cents !== undefined ? <MoneyText cents={cents - (shown.back_cents ?? 0)} /> : '–'}
        </Fact>
        <Fact name={t('copying.figure.share')}>{formatShare(shareBp)}</Fact>
      </Facts>
      <p className="text-muted-foreground text-sm">
        {shown && !isPriced ? t('copying.copy.noPrice') : t('copying.copy.priced')}{' '}
        {shareBp === 0
          ? t('copying.copy.exampleNone')
          : t('copying.copy.example', {
              all: formatCents(EXAMPLE_CENTS),
              lead: formatCents(shareBp),
              yours: formatCents(EXAMPLE_CENTS - shareBp),
            })}
      </p>
    </>
  );
}
