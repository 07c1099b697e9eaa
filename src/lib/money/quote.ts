/** A rate of currencies is read with five decimals, though exchanges send six. */
const MOST_FROM_ONE = 5;

/** Formats a price in ticks of 10^-`decimals`, with all of them. Without options, from 1 up, with five at most. */
export function writeQuote(
  locale: string,
  ticks: number,
  decimals: number,
  options?: Intl.NumberFormatOptions,
): string {
  const price = ticks / 10 ** decimals;
  const digits = options || price < 1 ? decimals : Math.min(decimals, MOST_FROM_ONE);
  return price.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options });
}
