import { currentLocale } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { unitOf } from '@/lib/money/hashrate';
import { formatCents } from '@/lib/money/money';
import type { MiningSource } from './mining-day';

const UNITS = 1e8;
const DECIMALS = 8;
const SECONDS = 86_400;
const PETA = 1e15;

/** Writes an amount in the smallest unit. */
export const bitcoin = (units: number): string => formatCoins((units / UNITS).toFixed(DECIMALS), 'BTC');

/** The PH/s of so many hashes in a day. */
export const phsOf = (tried: string): number => Number(tried) / SECONDS / PETA;

export const sourceOf = (sources: readonly MiningSource[], planId: string): MiningSource | undefined =>
  sources.find(({ plans }) => plans.some(({ id }) => id === planId));

/** With three digits: a sandbox's is next to nothing. */
export const writeDifficulty = (difficulty: string): string =>
  Number(difficulty).toLocaleString(currentLocale(), { maximumSignificantDigits: 3 });

/** What work earns on average in a day, by the unit in which the source's is written. */
export function hashprice(source: MiningSource): string {
  const { unit, times } = unitOf(Number(source.contracted_phs));
  return source.hashprice === null ? '–' : `${formatCents(Math.round(Number(source.hashprice) / times))} / ${unit}`;
}
