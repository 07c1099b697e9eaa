import { currentLanguage } from '@/lib/i18n/i18n';
import { type Language, moneyLocale } from '@/lib/i18n/languages';
import { plainDollars, writeDollars, writePrice } from './dollars';

const DOT = /^([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
// Groups of three by dots or spaces; one or two decimals after a comma, or after a dot that cannot mean thousands.
const COMMA = /^([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)(?:,(\d{1,2}))?$|^(\d+)\.(\d{1,2})$/;
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

/** Integer cents as a person would type them here, for a field to begin with: `1000.00`, `1000,00` where that is how it is written. */
export function typedCents(cents: number): string {
  const plain: string = plainDollars(cents);
  return hasDecimalComma() ? plain.replace('.', ',') : plain;
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
  const match = hasDecimalComma() ? COMMA.exec(amountText(input)) : DOT.exec(amountText(input));
  if (!match) return undefined;
  const dollars = match[1] ?? match[3] ?? '';
  const decimals = match[2] ?? match[4] ?? '';
  return Number(dollars.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/**
 * Whether what is no amount here would be one elsewhere: `1.000,50` to a person who reads English, or `1.000`, which is a
 * thousand to some and one to others. Such an input is never guessed at.
 */
export function isForeignAmount(input: string): boolean {
  const text = amountText(input);
  return readCents(input) === undefined && (DOT.test(text) || COMMA.test(text));
}

/** An amount as it is typed here: `1,000.50` in English. */
export function exampleAmount(): string {
  return new Intl.NumberFormat(moneyLocale(currentLanguage()), {
    minimumFractionDigits: 2,
    // Spanish and Portuguese leave four digits together otherwise.
    useGrouping: 'always',
  }).format(1000.5);
}

/** Whether the language writes decimals after a comma. */
export function hasDecimalComma(): boolean {
  return COMMA_LANGUAGES.has(currentLanguage());
}

/** What was typed, in Latin digits where the language has others, and without the sign of the dollar. */
function amountText(input: string): string {
  const sign = currentLanguage() === 'en' ? /^\$\s*/ : DOLLAR_SIGN;
  return typedDigits(input).trim().replace(sign, '').replaceAll(/\s/g, ' ');
}

/** What was typed, in Latin digits where the language has others. */
export function typedDigits(input: string): string {
  return currentLanguage() === 'ar' ? latinDigits(input) : input;
}

/** What was typed with the digits and separators of Arabic, in Latin ones. */
function latinDigits(input: string): string {
  return (
    input
      // Both rows of digits begin at a multiple of 16.
      .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      // Marks of direction come along with what is copied.
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll('٬', ',')
      .replaceAll('٫', '.')
  );
}
