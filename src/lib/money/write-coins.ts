import { unmarked } from './dollars.ts';

/**
 * A number of coins with their sign, exactly, by the custom of a locale: `0.01579031 BTC`. The one formatter of coins: the application
 * and the mails write them with it.
 */
export function writeCoins(locale: string, coins: string, coin: string): string {
  const form = new Intl.NumberFormat(locale, { maximumFractionDigits: 18 });
  // `Intl` writes a number that is given as text digit by digit; as a number it would be rounded.
  return `${unmarked(form.format(coins as `${number}`))} ${coin}`;
}

/** Coins with what they count as, `0.01 BTC ($949.95)`; the amount alone where it was not counted in coins. */
export function writeBoth(
  locale: string,
  amount: string,
  coins: string | null | undefined,
  coin: string | null | undefined,
): string {
  return coins && coin ? `${writeCoins(locale, coins, coin)} (${amount})` : amount;
}
