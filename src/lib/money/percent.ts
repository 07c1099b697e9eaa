import { currentLocale } from '@/lib/i18n/i18n';

/** Formats a share from 0 to 1 in percent, like `43%`, with as many decimals as needed up to the maximum. */
export function formatPercent(share: number, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits }).format(share);
}

/** Formats a share in basis points with up to two decimals, like `12.5%`. */
export const formatBasisPoints = (basisPoints: number): string => formatPercent(basisPoints / 10_000, 2);

/** Formats a plain number with up to three decimals: `1,234.5`. */
export function formatNumber(number: number): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 3 }).format(number);
}
