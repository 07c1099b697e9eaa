import { asciiText } from '@/lib/forms/clean-text';
import { currentLanguage } from '@/lib/i18n/i18n';
import { type Language, moneyLocale } from '@/lib/i18n/languages';
import { plainDollars, writeDollars, writePrice } from './dollars';

/** The sign as `Intl` writes it in the languages of the portal, before the amount or after it. */
export const DOLLAR_SIGN = /^(?:US)?\$\s*|\s*(?:US)?\$(?:US)?$/;
const COMMA_LANGUAGES = new Set<Language>(['es', 'pt', 'fr', 'de', 'tr']);

/** Integer cents as US dollars: `$1,234.50`, `-$1,234.50` in English, by the custom of the language in others. */
export function formatCents(cents: number): string {
  return format(cents, 'auto');
}

/** The same with its sign in any case: `+$1,234.50`. */
export function formatSigned(cents: number): string {
  return format(cents, 'exceptZero');
}

/** Integer cents as they are written in a field here: `1,000.00`, `1.000,00` where that is how it is written. */
export function typedCents(cents: number): string {
  return new Intl.NumberFormat(moneyLocale(currentLanguage()), {
    minimumFractionDigits: 2,
    // Spanish and Portuguese leave four digits together otherwise.
    useGrouping: 'always',
  }).format(plainDollars(cents));
}

/**
 * The price of a plan: in English the words of the plan, elsewhere its bounds (integer cents), because `$5,000` is five dollars to
 * many readers.
 */
export function formatPrice(plan: { price_text: string; min_cents: number; max_cents: number }): string {
  const language = currentLanguage();
  return language === 'en'
    ? plan.price_text
    : writePrice(moneyLocale(language), plan.min_cents, plan.max_cents);
}

function format(cents: number, signDisplay: 'auto' | 'exceptZero'): string {
  return writeDollars(moneyLocale(currentLanguage()), cents, signDisplay);
}

/**
 * What a person typed (`1000`, `1,000.5`, `$ 1,000.50`; `1.000,50` where that is how it is written) as integer cents, or
 * undefined when it is not exactly an amount: no signs, no exponents, no misplaced separators, no third decimal.
 */
export function parseCents(input: string): number | undefined {
  const cents = readCents(input);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Whether what a person typed is an amount, but more than can be counted to the cent. */
export function isHugeAmount(input: string): boolean {
  const cents = readCents(input);
  return cents !== undefined && !Number.isSafeInteger(cents);
}

function readCents(input: string): number | undefined {
  const [whole, fraction] = readNumber(amountText(input), 2) ?? [];
  if (whole === undefined || fraction === undefined || fraction.length > 2) return undefined;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** A number in the notation of English, or of the languages with a decimal comma. */
const FOREIGN = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:[. ]\d{3})+(?:,\d{1,2})?)$/;

/**
 * Whether what is no amount here would be one elsewhere: `1.000,50` to a person who reads English, or `1.000`, which is a
 * thousand to some and one to others. Such an input is never guessed at.
 */
export function isForeignAmount(input: string): boolean {
  return readCents(input) === undefined && FOREIGN.test(amountText(input));
}

/** An amount as it is typed here: `1,000.50` in English. */
export const exampleAmount = (): string => typedCents(100_050);

/** Whether the language writes decimals after a comma. */
export function hasDecimalComma(): boolean {
  return COMMA_LANGUAGES.has(currentLanguage());
}

/** What was typed in ASCII, without the sign of the dollar. */
function amountText(input: string): string {
  return asciiText(input)
    .trim()
    .replace(currentLanguage() === 'en' ? /^\$\s*/ : DOLLAR_SIGN, '');
}

/** Groups of three, with a decimal part of any length. */
const DOT = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;
const COMMA = /^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+))(?:,(\d+))?$/;

/**
 * A number that a person typed, as its whole digits and its decimals, or undefined when it is malformed or ambiguous. A single separator is a
 * decimal point unless exactly three digits follow it: those are thousands by the custom of the language, but only in a field with fewer
 * than four decimals.
 *
 * @param decimals the most decimals that the field takes
 */
export function readNumber(input: string, decimals: number): [whole: string, fraction: string] | undefined {
  const text = asciiText(input).trim();
  const [, one, separator, rest = ''] = /^(\d+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  const isDecimal =
    rest.length !== 3 || one?.startsWith('0') === true || separator === (hasDecimalComma() ? ',' : '.');
  if (one !== undefined && isDecimal) return [withoutZeros(one), rest];
  const [, grouped, fraction = ''] = (hasDecimalComma() ? COMMA : DOT).exec(text) ?? [];
  if (grouped === undefined || (one !== undefined && decimals > 3)) return undefined;
  return [grouped.replaceAll(/\D/g, ''), fraction];
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
