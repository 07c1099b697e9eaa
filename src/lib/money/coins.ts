import { currentLanguage } from '@/lib/i18n/i18n';
import { moneyLocale } from '@/lib/i18n/languages';
import { DOLLARS, unmarked } from './dollars';
import { hasDecimalComma, readNumber } from './money';
import { writeCoins } from './write-coins';

/** No coin has more. */
const MOST_DECIMALS = 18;

/** `Intl` writes a number that is given as text digit by digit; as a number it would be rounded. */
const exactly = (text: string) => text as `${number}`;

/** A number of coins with their sign, exactly, by the custom of the language: `0.01579031 BTC`. */
export function formatCoins(coins: string, coin: string): string {
  return writeCoins(moneyLocale(currentLanguage()), coins, coin);
}

/** The price of a coin in dollars, exactly: `$94,995.00`, `$0.00001234`. */
export function formatPrice(price: string): string {
  const form = new Intl.NumberFormat(moneyLocale(currentLanguage()), {
    ...DOLLARS,
    minimumFractionDigits: 2,
    maximumFractionDigits: 12,
  });
  return unmarked(form.format(exactly(price)));
}

/**
 * A number of coins that a person typed, as the database reads it (`1234.5`), or undefined when it is not exactly one: what can be read
 * in two ways is never guessed at.
 */
export function parseCoins(input: string): string | undefined {
  const [whole, fraction] = readNumber(input, MOST_DECIMALS) ?? [];
  if (whole === undefined || fraction === undefined || fraction.length > MOST_DECIMALS) return undefined;
  const plain = fraction ? `${whole}.${fraction}` : whole;
  return /[1-9]/.test(plain) ? plain : undefined;
}

/** A number of coins as it is typed here: `0.015` in English. */
export const exampleCoins = (): string => (hasDecimalComma() ? '0,015' : '0.015');

/** A number of coins, as the database writes it, as a person would type it here. */
export const typedCoins = (coins: string): string => (hasDecimalComma() ? coins.replace('.', ',') : coins);
