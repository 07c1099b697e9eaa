/** Formats integer cents for programs: `-1234.50`. */
export function plainDollars(cents: number): `${number}` {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const sign = cents < 0 ? '-' : '';
  const exact = `${sign}${(absolute - rest) / 100}.${String(rest).padStart(2, '0')}` as const;
  // Dollars and cents form a numeral.
  return exact as `${number}`;
}

export const DOLLARS = { style: 'currency', currency: 'USD' } as const;

/** Prices in dollars, without decimals if whole. */
export const PRICE_FORMAT = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;

/** Removes the right-to-left mark that `Intl` writes, which would show as `$US` in Arabic sentences. */
export const unmarked = (written: string): string => written.replaceAll('\u200f', '');

/** Formats a price range in integer cents: `$100 – $500`; without decimals if whole. */
export function writePrice(locale: string, minCents: number, maxCents: number): string {
  const form = new Intl.NumberFormat(locale, PRICE_FORMAT);
  const price =
    minCents === maxCents
      ? form.format(plainDollars(minCents))
      : form.formatRange(plainDollars(minCents), plainDollars(maxCents));
  return unmarked(price);
}

/** Creating a formatter takes ten times as long as using it. */
const forms = new Map<string, Intl.NumberFormat>();

/** Formats integer cents: `$1,234.50` in `en-US`. The only formatter of money, on screens and in mails. */
export function writeDollars(locale: string, cents: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const kind = `${locale} ${signDisplay}`;
  const form = forms.get(kind) ?? new Intl.NumberFormat(locale, { ...DOLLARS, signDisplay });
  forms.set(kind, form);
  // As text, `Intl` writes every digit; a number would be rounded beyond 2^53.
  return unmarked(form.format(plainDollars(cents)));
}
