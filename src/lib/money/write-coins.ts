import { unmarked } from './dollars.ts';

/** Formats coins exactly: `0.01579031 BTC`. The only formatter of coins, on screens and in mails. */
export function writeCoins(locale: string, coins: string, coin: string): string {
  const form = new Intl.NumberFormat(locale, { maximumFractionDigits: 18 });
  // `Intl` formats a numeric string exactly; a number would be rounded.
  return `${unmarked(form.format(coins as `${number}`))} ${coin}`;
}

/** Formats coins with their value, `0.01 BTC ($949.95)`; the amount alone if not counted in coins. */
export function writeBoth(
  locale: string,
  amount: string,
  coins: string | null | undefined,
  coin: string | null | undefined,
): string {
  return coins && coin ? `${writeCoins(locale, coins, coin)} (${amount})` : amount;
}
