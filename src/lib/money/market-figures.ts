import { currentLocale, currentMoneyLocale } from '@/lib/i18n/i18n';
import { DOLLARS, unmarked } from './dollars';
import { writeQuote } from './quote';

/** Formats ticks of 10^-`decimals` with all decimals: `$67,312.40`; `bare` omits the dollar sign. */
export function formatQuote(ticks: number, decimals: number, unit: 'dollars' | 'bare' = 'bare'): string {
  const options = unit === 'dollars' ? DOLLARS : undefined;
  return unmarked(writeQuote(currentMoneyLocale(), ticks, decimals, options));
}

/** Formats a change in basis points with its sign, like `+1.23%`. */
export function formatChange(basisPoints: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(currentLocale(), { style: 'percent', signDisplay: 'exceptZero', ...digits }).format(
    basisPoints / 10_000,
  );
}

const SPANS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats a candle's length in whole minutes, hours or days: `15 minutes`, `4 hours`. */
export function formatSpan(minutes: number): string {
  const [unit, length] = SPANS.find(([, size]) => minutes % size === 0) ?? SPANS[2];
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / length);
}
