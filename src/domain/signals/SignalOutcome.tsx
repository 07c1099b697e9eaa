import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatQuote } from '@/lib/money/market-figures';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const WHOLE_BP = 10_000;

interface Measured {
  instrument_name: string;
  direction: string;
  ends_at: string;
  is_over: boolean;
  /** Publication price in ticks; null for a simulated price on a live site. */
  price: number | null;
  price_decimals: number;
  /** Relative to that price, in basis points; null while unknown. */
  change_bp: number | null;
  high_bp: number | null;
  low_bp: number | null;
}

interface Range {
  change: number;
  high: number;
  low: number;
}

const rangeOf = ({ change_bp: change, high_bp: high, low_bp: low }: Measured): Range | undefined =>
  change === null || high === null || low === null ? undefined : { change, high, low };

/** Draws how far the price went both ways since the signal, and where it is. Gains extend to the right everywhere. */
function RangeBar({ change, high, low }: Range) {
  const least = Math.min(low, 0);
  const at = (bp: number) => `${((bp - least) / Math.max(Math.max(high, 0) - least, 1)) * 100}%`;
  const tone = change < 0 ? 'bg-destructive' : 'bg-primary';
  return (
    <span aria-hidden className="relative mx-1.5 block h-4" dir="ltr">
      <span className="bg-muted absolute inset-x-0 inset-y-1.5 rounded-full" />
      <span
        className={cn('absolute inset-y-1.5 rounded-full', tone)}
        style={{
          left: at(Math.min(change, 0)),
          right: `calc(100% - ${at(Math.max(change, 0))})`,
        }}
      />
      <span className="bg-foreground absolute inset-y-0 w-px" style={{ left: at(0) }} />
      <span
        className={cn('absolute inset-y-0.5 size-3 -translate-x-1/2 rounded-full', tone)}
        style={{ left: at(change) }}
      />
    </span>
  );
}

function outcomeOf({ is_over: isOver }: Measured, range: Range | undefined): string {
  if (!range) return t(isOver ? 'signals.unknown' : 'signals.early');
  const write = (bp: number) => formatSignedPercent(bp / WHOLE_BP);
  return t(isOver ? 'signals.outcome' : 'signals.soFar', {
    change: write(range.change),
    high: write(range.high),
    low: write(range.low),
  });
}

export function SignalOutcome({ signal }: { signal: Measured }) {
  const { instrument_name, direction, ends_at, price, price_decimals } = signal;
  const values = { name: instrument_name, date: formatDate(ends_at) };
  const range = rangeOf(signal);
  return (
    <div className="grid content-start gap-1 text-sm tabular-nums">
      <p>{direction === 'up' ? t('signals.higher', values) : t('signals.lower', values)}</p>
      {price === null ? null : (
        <p className="text-muted-foreground">
          {t('signals.price', { price: formatQuote(price, price_decimals, 'dollars') })}
        </p>
      )}
      {range ? <RangeBar {...range} /> : null}
      <p className="font-medium">{outcomeOf(signal, range)}</p>
    </div>
  );
}
