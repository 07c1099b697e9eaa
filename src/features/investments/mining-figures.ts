import { formatCoins } from '@/lib/money/coins';
import type { MiningSource } from './mining-day';

const UNITS = 1e8;
const DECIMALS = 8;
const SECONDS = 86_400;
const PETA = 1e15;
/** The lowest of four weeks is less than their mean. */
const SHORT = 0.9;

/** Writes an amount in the smallest unit. */
export const bitcoin = (units: number): string => formatCoins((units / UNITS).toFixed(DECIMALS), 'BTC');

/** The PH/s of so many hashes in a day. */
export const phsOf = (tried: string): number => Number(tried) / SECONDS / PETA;

export const sourceOf = (sources: readonly MiningSource[], planId: string): MiningSource | undefined =>
  sources.find(({ plans }) => plans.some(({ id }) => id === planId));

/** Whether less work is proven than was contracted. */
export const isShort = (source: MiningSource): boolean =>
  Number(source.proven_phs) < Number(source.contracted_phs) * SHORT;
