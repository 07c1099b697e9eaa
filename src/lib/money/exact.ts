import { asciiText } from '@/lib/forms/clean-text';
import { formatCoins } from './coins';
import { DOLLAR_SIGN, hasDecimalComma, readNumber } from './money';

/** The largest whole number that is exact in JSON: the database takes nothing larger. */
const MOST = 9_007_199_254_740_991n;

/** Why what was typed is no number of a field. */
export type ExactFault = 'form' | 'decimals' | 'huge';

/**
 * What a person typed as a whole number of 10^-`decimals` (ticks of a price, lots of a quantity), digit by digit and without rounding;
 * or why it is not one: it cannot be read, has more decimals than there are, or is more than can be counted.
 */
export function parseExact(input: string, decimals: number): number | ExactFault {
  const [whole, fraction = ''] = readNumber(asciiText(input).trim().replace(DOLLAR_SIGN, ''), decimals) ?? [];
  if (whole === undefined || !/[1-9]/.test(whole + fraction)) return 'form';
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return 'decimals';
  const value = BigInt(whole + kept.padEnd(decimals, '0'));
  return value > MOST ? 'huge' : Number(value);
}

/** A percentage that a person typed, without its sign and in Latin digits. */
export const withoutPercent = (input: string): string => asciiText(input).replace(/[%٪]/, '').trim();

/** A whole number of 10^-`decimals` in plain decimals, exactly: `0.0073`. */
function plainExact(value: number, decimals: number): `${number}` {
  const digits = String(value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const exact = fraction ? `${whole}.${fraction}` : whole;
  // Digits and a point make a numeral.
  return exact as `${number}`;
}

/** The same as a person would type it here, for a field to begin with. */
export function typedExact(value: number, decimals: number): string {
  const plain: string = plainExact(value, decimals);
  return hasDecimalComma() ? plain.replace('.', ',') : plain;
}

/** A quantity in lots of 10^-`decimals` with the sign of its coin, by the custom of the language: `0.0073 BTC`. */
export function formatLots(lots: number, decimals: number, coin: string): string {
  return formatCoins(plainExact(lots, decimals), coin);
}
