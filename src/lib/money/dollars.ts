/** Integer cents as programs read them: `-1234.50`. */
export function plainDollars(cents: number): `${number}` {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const sign = cents < 0 ? '-' : '';
  const exact = `${sign}${(absolute - rest) / 100}.${String(rest).padStart(2, '0')}` as const;
  // Dollars and cents make a numeral.
  return exact as `${number}`;
}

/** How prices are written: in dollars, without decimals where there are none. */
export const PRICE_FORMAT = {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
} as const;

/**
 * The price of something that costs from one amount (integer cents) to another, by the custom of a locale: `$100 – $500`; without
 * decimals where there are none.
 */
export function writePrice(locale: string, minCents: number, maxCents: number): string {
  const form = new Intl.NumberFormat(locale, PRICE_FORMAT);
  const price =
    minCents === maxCents
      ? form.format(plainDollars(minCents))
      : form.formatRange(plainDollars(minCents), plainDollars(maxCents));
  return price.replaceAll('\u200f', '');
}

/** Making one takes ten times as long as using it. */
const forms = new Map<string, Intl.NumberFormat>();

/**
 * Integer cents as US dollars, by the custom of a locale: `$1,234.50` in `en-US`. The one formatter of money: the application,
 * the public pages and the mails write amounts with it.
 */
export function writeDollars(
  locale: string,
  cents: number,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  const kind = `${locale} ${signDisplay}`;
  const form =
    forms.get(kind) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', signDisplay });
  forms.set(kind, form);
  // Given as text, `Intl` writes every digit; a number would be rounded beyond 2^53. Its mark for right-to-left would have
  // Arabic sentences, which isolate every value by its first letter, show `$US`.
  return form.format(plainDollars(cents)).replaceAll('\u200f', '');
}
