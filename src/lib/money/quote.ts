/**
 * Formats a market price in ticks of 10^-`decimals`, with all decimals, for the application and the public pages.
 */
export const writeQuote = (
  locale: string,
  ticks: number,
  decimals: number,
  options?: Intl.NumberFormatOptions,
): string => (ticks / 10 ** decimals).toLocaleString(locale, { minimumFractionDigits: decimals, ...options });
