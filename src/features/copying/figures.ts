import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';
import { formatQuote } from '@/lib/money/market-figures';

const UNIT = 1_000_000;
const DECIMALS = 4;

/** Formats millionths with up to four decimals: `1,234.5`. */
export const formatUnits = (millionths: number): string =>
  new Intl.NumberFormat(languageOf(currentLanguage()).locale, { maximumFractionDigits: 4 }).format(
    millionths / UNIT,
  );

/** Dollars to hundredths of a cent. */
export const unitTicks = (dollars: number): number => Math.round(dollars * 10 ** DECIMALS);

/** Formats hundredths of a cent: `$1.0213`. */
export const formatUnitTicks = (ticks: number): string => formatQuote(ticks, DECIMALS, 'dollars');

export const unitPrice = (cents: number, millionths: number): number => (cents * UNIT) / millionths / 100;
