import { currentLocale } from '@/lib/i18n/i18n';
import { formatQuote } from '@/lib/money/market-figures';
import type { Strategy } from './queries';

const UNIT = 1_000_000;
const DECIMALS = 4;

/** Formats millionths with up to four decimals: `1,234.5`. */
export const formatUnits = (millionths: number): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 4 }).format(millionths / UNIT);

/** Dollars to hundredths of a cent. */
export const unitTicks = (dollars: number): number => Math.round(dollars * 10 ** DECIMALS);

/** Formats hundredths of a cent: `$1.0213`. */
export const formatUnitTicks = (ticks: number): string => formatQuote(ticks, DECIMALS, 'dollars');

export const unitPrice = (cents: number, millionths: number): number => (cents * UNIT) / millionths / 100;

const DAY_MS = 86_400_000;

/** Full days of 24 hours since the launch, until the end if there is one. */
export const recordDays = ({
  published_at: from,
  closed_at: to,
}: Pick<Strategy, 'published_at' | 'closed_at'>): number =>
  from === null ? 0 : Math.max(0, Math.floor(((to ? Date.parse(to) : Date.now()) - Date.parse(from)) / DAY_MS));
