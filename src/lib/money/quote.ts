/**
 * A market price in ticks of 10^-`decimals`, with all its decimals, by the custom of a locale. The application and the public pages write
 * prices with it.
 */
export const writeQuote = (
  locale: string,
  ticks: number,
  decimals: number,
  options?: Intl.NumberFormatOptions,
): string => (ticks / 10 ** decimals).toLocaleString(locale, { minimumFractionDigits: decimals, ...options });
