import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/lib/cn';
import { formatAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatChange, formatQuote } from '@/lib/money/market-figures';
import type { Price } from '../prices';

interface PriceFiguresProps {
  price: Price;
  unit: 'dollars' | 'bare';
  /** Nothing was read lately: only the age is shown. */
  isSilent: boolean;
  className?: string;
}

export function PriceFigures({ price, unit, isSilent, className }: PriceFiguresProps) {
  const { mid, price_decimals, change_bp, received_at, stale } = price;
  return (
    <span className={cn('flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <bdi className="font-medium whitespace-nowrap" dir="ltr">
        {formatQuote(mid, price_decimals, unit)}
      </bdi>
      <span className="text-[0.8125rem] whitespace-nowrap">
        {stale || isSilent ? (
          <time className="text-warning" dateTime={received_at}>
            {formatAge(received_at)}
          </time>
        ) : (
          <Change basisPoints={change_bp} />
        )}
      </span>
    </span>
  );
}

function Change({ basisPoints }: { basisPoints: number | null }) {
  if (basisPoints === null) return null;
  const Arrow = basisPoints < 0 ? ArrowDown : ArrowUp;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-0.5',
        basisPoints > 0 && 'text-primary',
        basisPoints < 0 && 'text-destructive',
      )}
    >
      {basisPoints === 0 ? null : <Arrow aria-hidden className="size-3" />}
      <bdi dir="ltr">{formatChange(basisPoints)}</bdi>
      <span className="sr-only"> {t('portfolio.market.inDay')}</span>
    </span>
  );
}
