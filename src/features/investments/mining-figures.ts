import { formatCoins } from '@/lib/money/coins';

const UNITS = 1e8;
const DECIMALS = 8;
const SECONDS = 86_400;
const PETA = 1e15;

/** Writes an amount in the smallest unit. */
export const bitcoin = (units: number): string => formatCoins((units / UNITS).toFixed(DECIMALS), 'BTC');

/** The PH/s of so many hashes in a day. */
export const phsOf = (tried: string): number => Number(tried) / SECONDS / PETA;
