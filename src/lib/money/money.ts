import { asciiText } from '@/lib/forms/clean-text';
import { currentLanguage, currentMoneyLocale } from '@/lib/i18n/i18n';
import { moneyLocale } from '@/lib/i18n/languages';
import { plainDollars, writeDollars, writePrice } from './dollars';

/** The dollar sign as `Intl` writes it in all languages, before or after the amount. */
export const DOLLAR_SIGN = /^(?:US)?\$\s*|\s*(?:US)?\$(?:US)?$/;

/** Formats integer cents as US dollars in the current language: `$1,234.50`, `-$1,234.50` in English. */
export function formatCents(cents: number): string {
  return format(cents, 'auto');
}

/** Always with a sign: `+$1,234.50`. */
export function formatSigned(cents: number): string {
  return format(cents, 'exceptZero');
}

/** Integer cents as they are written in a field here: `1,000.00`, `1.000,00` where that is how it is written. */
export function typedCents(cents: number): string {
  return new Intl.NumberFormat(currentMoneyLocale(), {
    minimumFractionDigits: 2,
    // Spanish and Portuguese otherwise do not group four digits.
    useGrouping: 'always',
  }).format(plainDollars(cents));
}

/** A plan's own words in English; elsewhere its bounds, because many would read `$5,000` as five dollars. */
export function formatPrice(plan: { price_text: string; min_cents: number; max_cents: number }): string {
  const language = currentLanguage();
  return language === 'en' ? plan.price_text : writePrice(moneyLocale(language), plan.min_cents, plan.max_cents);
}

function format(cents: number, signDisplay: 'auto' | 'exceptZero'): string {
  return writeDollars(currentMoneyLocale(), cents, signDisplay);
}

/** Parses a typed amount (`1,000.50`; or `1.000,50` by language) to cents; undefined if malformed, never guessed. */
export function parseCents(input: string): number | undefined {
  const cents = readCents(input);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Whether a typed amount is valid, but too large to count in cents exactly. */
export function isHugeAmount(input: string): boolean {
  const cents = readCents(input);
  return cents !== undefined && !Number.isSafeInteger(cents);
}

function readCents(input: string): number | undefined {
  const [whole, fraction] = readNumber(amountText(input), 2) ?? [];
  if (whole === undefined || fraction === undefined || fraction.length > 2) return undefined;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** A number in the notation of English, or of languages with a decimal comma. */
const FOREIGN = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:[. ]\d{3})+(?:,\d{1,2})?)$/;

/** Whether it would be valid in other languages: `1.000,50` in English, or `1.000`. Refused, never guessed. */
export function isForeignAmount(input: string): boolean {
  return readCents(input) === undefined && FOREIGN.test(amountText(input));
}

/** An example in the language's notation: `1,000.50` in English. */
export const exampleAmount = (): string => typedCents(100_050);

/** Whether the language uses a decimal comma. */
export function hasDecimalComma(): boolean {
  return (0.5).toLocaleString(currentMoneyLocale()).includes(',');
}

function amountText(input: string): string {
  return asciiText(input)
    .trim()
    .replace(currentLanguage() === 'en' ? /^\$\s*/ : DOLLAR_SIGN, '');
}

const DOT = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;
const COMMA = /^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+))(?:,(\d+))?$/;

/**
 * Parses a typed number to its whole digits and decimals; undefined if malformed or ambiguous. A single separator is
 * a decimal point unless exactly three digits follow: then the language decides, but only in a field with fewer than
 * four decimals.
 * @param decimals the field's maximum
 */
export function readNumber(input: string, decimals: number): [whole: string, fraction: string] | undefined {
  const text = asciiText(input).trim();
  const [, one, separator, rest = ''] = /^(\d+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  const isDecimal = rest.length !== 3 || one?.startsWith('0') === true || separator === (hasDecimalComma() ? ',' : '.');
  if (one !== undefined && isDecimal) return [withoutZeros(one), rest];
  const [, grouped, fraction = ''] = (hasDecimalComma() ? COMMA : DOT).exec(text) ?? [];
  if (grouped === undefined || (one !== undefined && decimals > 3)) return undefined;
  return [grouped.replaceAll(/\D/g, ''), fraction];
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
