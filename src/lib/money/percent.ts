import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';

/** A share from 0 to 1 in percent, like `43%`, by the custom of the language; with as many decimals as it needs, up to a bound. */
export function formatPercent(share: number, maximumFractionDigits = 0): string {
  const { locale } = languageOf(currentLanguage());
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }).format(share);
}

/** A number that is no money, with up to three decimals, by the custom of the language: `1,234.5`. */
export function formatNumber(number: number): string {
  const { locale } = languageOf(currentLanguage());
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(number);
}
