import { currentMoneyLocale } from '@/lib/i18n/i18n';
import { DOLLARS, unmarked } from './dollars';
import { hasDecimalComma, readNumber } from './money';
import { writeCoins } from './write-coins';

/** No coin has more. */
const MOST_DECIMALS = 18;

/** `Intl` formats a numeric string exactly; a number would be rounded. */
const exactly = (text: string) => text as `${number}`;

/** Formats coins with their symbol, exactly and localized: `0.01579031 BTC`. */
export function formatCoins(coins: string, coin: string): string {
  return writeCoins(currentMoneyLocale(), coins, coin);
}

/** Formats a coin's price in dollars, exactly: `$94,995.00`, `$0.00001234`. */
export function formatPrice(price: string): string {
  const form = new Intl.NumberFormat(currentMoneyLocale(), {
    ...DOLLARS,
    minimumFractionDigits: 2,
    maximumFractionDigits: 12,
  });
  return unmarked(form.format(exactly(price)));
}

/** Parses a typed number of coins to the database's form (`1234.5`); undefined if malformed or ambiguous. */
export function parseCoins(input: string): string | undefined {
  const [whole, fraction] = readNumber(input, MOST_DECIMALS) ?? [];
  if (whole === undefined || fraction === undefined || fraction.length > MOST_DECIMALS) return undefined;
  const plain = fraction ? `${whole}.${fraction}` : whole;
  return /[1-9]/.test(plain) ? plain : undefined;
}

/** An example in the language's notation: `0.015` in English. */
export const exampleCoins = (): string => (hasDecimalComma() ? '0,015' : '0.015');

/** A number of coins, as the database writes it, as a person would type it here. */
export const typedCoins = (coins: string): string => (hasDecimalComma() ? coins.replace('.', ',') : coins);
