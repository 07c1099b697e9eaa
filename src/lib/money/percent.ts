import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';

/** Formats a share from 0 to 1 in percent, like `43%`, with as many decimals as needed up to the maximum. */
export function formatPercent(share: number, maximumFractionDigits = 0): string {
  const { locale } = languageOf(currentLanguage());
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }).format(share);
}

/** Formats a plain number with up to three decimals: `1,234.5`. */
export function formatNumber(number: number): string {
  const { locale } = languageOf(currentLanguage());
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(number);
}
