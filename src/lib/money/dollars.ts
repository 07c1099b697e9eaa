/** Integer cents as programs read them: `-1234.50`. */
export function plainDollars(cents: number): `${number}` {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const sign = cents < 0 ? '-' : '';
  const exact = `${sign}${(absolute - rest) / 100}.${String(rest).padStart(2, '0')}` as const;
  // Dollars and cents make a numeral.
  return exact as `${number}`;
}

/** All that is money here. */
export const DOLLARS = { style: 'currency', currency: 'USD' } as const;

/** How prices are written: in dollars, without decimals where there are none. */
export const PRICE_FORMAT = { ...DOLLARS, trailingZeroDisplay: 'stripIfInteger' } as const;

/**
 * What `Intl` wrote, without its mark for right-to-left: Arabic sentences, which isolate every value by its first letter, would show
 * `$US` with it.
 */
export const unmarked = (written: string): string => written.replaceAll('\u200f', '');

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
  return unmarked(price);
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
  const form = forms.get(kind) ?? new Intl.NumberFormat(locale, { ...DOLLARS, signDisplay });
  forms.set(kind, form);
  // Given as text, `Intl` writes every digit; a number would be rounded beyond 2^53.
  return unmarked(form.format(plainDollars(cents)));
}
