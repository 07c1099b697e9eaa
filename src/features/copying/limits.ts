import { t } from '@/lib/i18n/i18n';
import { parseExact, withoutPercent } from '@/lib/money/exact';
import { exampleAmount, formatCents, isForeignAmount, parseCents } from '@/lib/money/money';

/** What the database puts in at least, and what a part that leaves is worth at least, in integer cents. */
export const LEAST_CENTS = 1000;
/** From which part of a person's money on a copy is called a large one. */
export const LARGE_PART = 0.2;
/** The highest profit share, in basis points. */
const MOST_SHARE_BP = 2000;
const STOP_BP = { least: 100, most: 9000 };
const WHOLE_BP = 10_000;

/** What was typed as an amount of at least so many cents, or what is wrong with it; undefined of an empty field. */
export function readCents(typed: string, least = LEAST_CENTS): number | string | undefined {
  if (typed.trim() === '') return undefined;
  const cents = parseCents(typed);
  if (cents === undefined)
    return t(isForeignAmount(typed) ? 'payments.amount.twoWays' : 'payments.amount.form', {
      example: exampleAmount(),
    });
  return cents < least ? t('trading.money.least', { amount: formatCents(least) }) : cents;
}

/** Basis points of what was typed in percent, in bounds; else the words that say so. */
function readPercent(typed: string, least: number, most: number, fault: string): number | string {
  const text = withoutPercent(typed);
  // None at all is a number of percent, too, though no number of coins.
  const read = /^0+([.,]0{0,2})?$/.test(text) ? 0 : parseExact(text, 2);
  return typeof read === 'number' && read >= least && read <= most ? read : fault;
}

/** A stop in basis points, or what is wrong with it; undefined if the field is empty, which means no stop. */
export function readStop(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return readPercent(typed, STOP_BP.least, STOP_BP.most, t('copying.copy.stopBounds'));
}

/** A part of what the investor has in basis points, or what is wrong with it; undefined of an empty field. */
export function readPart(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return readPercent(typed, 1, WHOLE_BP, t('copying.redeem.partForm'));
}

/** A profit share in basis points, or what is wrong with it; undefined of an empty field. */
export function readShare(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return readPercent(typed, 0, MOST_SHARE_BP, t('copying.desk.shareForm'));
}

/** So many basis points of some units, rounded down; all of them for the whole. Exact for any number of units. */
export function partOf(units: number, basisPoints: number): number {
  return Number((BigInt(units) * BigInt(basisPoints)) / BigInt(WHOLE_BP));
}
