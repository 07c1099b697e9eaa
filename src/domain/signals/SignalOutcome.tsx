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

function outcomeOf({ is_over, change_bp, high_bp, low_bp }: Measured): string {
  if (change_bp === null || high_bp === null || low_bp === null)
    return is_over ? t('signals.unknown') : t('signals.early');
  const values = {
    change: formatSignedPercent(change_bp / WHOLE_BP),
    high: formatSignedPercent(high_bp / WHOLE_BP),
    low: formatSignedPercent(low_bp / WHOLE_BP),
  };
  return is_over ? t('signals.outcome', values) : t('signals.soFar', values);
}

export function SignalOutcome({ signal }: { signal: Measured }) {
  const { instrument_name, direction, ends_at, price, price_decimals } = signal;
  const values = { name: instrument_name, date: formatDate(ends_at) };
  return (
    <div className="text-sm tabular-nums">
      <p>{direction === 'up' ? t('signals.higher', values) : t('signals.lower', values)}</p>
      {price === null ? null : (
        <p className="text-muted-foreground">
          {t('signals.price', { price: formatQuote(price, price_decimals, 'dollars') })}
        </p>
      )}
      <p className="font-medium">{outcomeOf(signal)}</p>
    </div>
  );
}
