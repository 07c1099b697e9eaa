import { asciiText } from '@/lib/forms/clean-text';
import { formatCoins } from './coins';
import { DOLLAR_SIGN, hasDecimalComma, readNumber } from './money';

/** The largest exact integer in JSON, and the database's limit. */
const MOST = 9_007_199_254_740_991n;

export type ExactFault = 'form' | 'decimals' | 'huge';

/** Parses to an integer of 10^-`decimals` without rounding, or returns the fault: malformed, too many, too large. */
export function parseExact(input: string, decimals: number): number | ExactFault {
  const [whole, fraction = ''] = readNumber(asciiText(input).trim().replace(DOLLAR_SIGN, ''), decimals) ?? [];
  if (whole === undefined || !/[1-9]/.test(whole + fraction)) return 'form';
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return 'decimals';
  const value = BigInt(whole + kept.padEnd(decimals, '0'));
  return value > MOST ? 'huge' : Number(value);
}

/** Removes the percent sign and converts to Latin digits. */
export const withoutPercent = (input: string): string => asciiText(input).replace(/[%٪]/, '').trim();

/** Formats an integer of 10^-`decimals` as plain decimals, exactly: `0.0073`. */
function plainExact(value: number, decimals: number): `${number}` {
  const digits = String(value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const exact = fraction ? `${whole}.${fraction}` : whole;
  // Digits and a point form a numeral.
  return exact as `${number}`;
}

/** Formats it in the language's notation, as a field's initial value. */
export function typedExact(value: number, decimals: number): string {
  const plain: string = plainExact(value, decimals);
  return hasDecimalComma() ? plain.replace('.', ',') : plain;
}

/** Formats lots of 10^-`decimals` with the coin's symbol: `0.0073 BTC`. */
export function formatLots(lots: number, decimals: number, coin: string): string {
  return formatCoins(plainExact(lots, decimals), coin);
}
