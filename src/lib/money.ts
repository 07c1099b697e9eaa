const grouped = new Intl.NumberFormat('en-US');
const INPUT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Integer cents as `$1,234.50`; a negative amount as `-$1,234.50`. */
export function formatCents(cents: number): string {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const sign = cents < 0 ? '-' : '';
  return `${sign}$${grouped.format((absolute - rest) / 100)}.${String(rest).padStart(2, '0')}`;
}

/**
 * What a person typed (`1000`, `1,000.5`, `$ 1,000.50`) as integer cents, or undefined when it is not exactly an amount:
 * no signs, no exponents, no misplaced commas, no third decimal.
 */
export function parseCents(input: string): number | undefined {
  const match = INPUT.exec(input.trim());
  if (!match) return undefined;
  const [, dollars = '', decimals = ''] = match;
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
