import { currentLocale } from '@/lib/i18n/i18n';

/** The exact term of a plan: `1 month, 3 days`. */
export function termText({ term_months: months, term_days: days }: { term_months: number; term_days: number }): string {
  const say = (unit: 'month' | 'day', count: number) =>
    new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return [...(months > 0 ? [say('month', months)] : []), ...(days > 0 ? [say('day', days)] : [])].join(', ');
}
