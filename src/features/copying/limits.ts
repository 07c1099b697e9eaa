import { t } from '@/lib/i18n/i18n';
import { parseExact, withoutPercent } from '@/lib/money/exact';
import { exampleAmount, formatCents, isForeignAmount, parseCents } from '@/lib/money/money';

/** Minimum purchase and partial redemption in cents. */
export const LEAST_CENTS = 1000;
export const LARGE_PART = 0.2;
/** Maximum profit share, in basis points. */
const MOST_SHARE_BP = 2000;
const WHOLE_BP = 10_000;

/** Returns cents, an error message, or undefined if empty. */
export function readCents(typed: string, least = LEAST_CENTS): number | string | undefined {
  if (typed.trim() === '') return undefined;
  const cents = parseCents(typed);
  if (cents === undefined)
    return t(isForeignAmount(typed) ? 'payments.amount.twoWays' : 'payments.amount.form', { example: exampleAmount() });
  return cents < least ? t('trading.money.least', { amount: formatCents(least) }) : cents;
}

function readPercent(typed: string, least: number, most: number, fault: string): number | string {
  const text = withoutPercent(typed);
  // `parseExact` rejects zero, which is a valid percentage.
  const read = /^0+([.,]0{0,2})?$/.test(text) ? 0 : parseExact(text, 2);
  return typeof read === 'number' && read >= least && read <= most ? read : fault;
}

export function readPart(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return readPercent(typed, 1, WHOLE_BP, t('copying.redeem.partForm'));
}

export function readShare(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return readPercent(typed, 0, MOST_SHARE_BP, t('copying.desk.shareForm'));
}

/** Rounds down. Exact for any number of units. */
export function partOf(units: number, basisPoints: number): number {
  return Number((BigInt(units) * BigInt(basisPoints)) / BigInt(WHOLE_BP));
}
