import { currentLanguage } from './i18n/i18n';
import { languageOf } from './i18n/languages';

/** A share from 0 to 1 as whole percents, like `43%`, by the custom of the language. */
export function formatPercent(share: number): string {
  const { locale } = languageOf(currentLanguage());
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
