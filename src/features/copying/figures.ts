import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';
import { formatQuote } from '@/lib/money/market-figures';

/** Millionths. */
const UNIT = 1_000_000;
/** Decimals of the price of a unit. */
const DECIMALS = 4;

/** Units of a strategy from millionths, with up to four decimals: `1,234.5`. */
export const formatUnits = (millionths: number): string =>
  new Intl.NumberFormat(languageOf(currentLanguage()).locale, { maximumFractionDigits: 4 }).format(
    millionths / UNIT,
  );

/** The price of a unit as a whole number of hundredths of a cent, from dollars. */
export const unitTicks = (dollars: number): number => Math.round(dollars * 10 ** DECIMALS);

/** The price of a unit in hundredths of a cent: `$1.0213`. */
export const formatUnitTicks = (ticks: number): string => formatQuote(ticks, DECIMALS, 'dollars');

/** What so many cents for so many units make for one, in dollars. */
export const unitPrice = (cents: number, millionths: number): number => (cents * UNIT) / millionths / 100;
