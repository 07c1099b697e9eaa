import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';

/** The exact term of a plan: `1 month, 3 days`. */
export function termText({ term_months: months, term_days: days }: { term_months: number; term_days: number }): string {
  const { locale } = languageOf(currentLanguage());
  const say = (unit: 'month' | 'day', count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return [...(months > 0 ? [say('month', months)] : []), ...(days > 0 ? [say('day', days)] : [])].join(', ');
}
