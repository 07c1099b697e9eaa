import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { exampleCoins } from '@/lib/money/coins';
import { type ExactFault, parseExact, withoutPercent } from '@/lib/money/exact';
import { exampleAmount, formatCents, isForeignAmount, parseCents } from '@/lib/money/money';
import { formatNumber, formatPercent } from '@/lib/money/percent';
import { coinOf, type Instrument } from './queries';

/** The kinds of orders, in the order of the ticket. A pair sells what is held: at a profit, or at a stop. */
export const KINDS = ['market', 'limit', 'stop', 'stop_limit', 'trailing', 'pair'] as const;
/** One of the kinds. */
export type Kind = (typeof KINDS)[number];
/** Which way an order goes. */
export type Side = 'buy' | 'sell';

/** How long an order waits. */
export const FORCES = ['gtc', 'gtd', 'ioc', 'fok'] as const;
/** One of these. */
export type Force = (typeof FORCES)[number];

/** The fields that are typed into. */
export type Field = 'amount' | 'quantity' | 'limit' | 'stop' | 'stopLimit' | 'trail' | 'expires';

/** The ticket as it is filled in. */
export interface Draft extends Record<Field, string> {
  side: Side;
  kind: Kind;
  /** What a purchase at the next price names. */
  by: 'amount' | 'quantity';
  force: Force;
  postOnly: boolean;
}

/** An order that can be sent: quantity in lots, prices in ticks, the trail in basis points, the amount in integer cents. */
export interface Wanted {
  side: Side;
  kind: Kind;
  quantity?: number;
  spendCents?: number;
  limit?: number;
  stop?: number;
  /** Of a pair, the least that its stop takes. */
  stopLimit?: number;
  trailBp?: number;
  force: Force;
  /** The last day (UTC). */
  expires?: string;
  postOnly: boolean;
}

/** What a ticket says: an order, or what is wrong with it. */
export interface Reading {
  order?: Wanted;
  /** What cannot be taken as it was typed. */
  faults: Partial<Record<Field, string>>;
  /** What is still to be filled in. */
  missing: readonly Field[];
}

/** What is another in each order. */
export const emptyTexts = { amount: '', quantity: '', limit: '', stop: '', stopLimit: '', trail: '' };

/** An empty ticket. */
export const emptyDraft: Draft = {
  ...emptyTexts,
  side: 'buy',
  kind: 'market',
  by: 'amount',
  expires: '',
  force: 'gtc',
  postOnly: false,
};

const LEAST_TRAIL_BP = 10;
const MOST_TRAIL_BP = 5000;

/** Whether an order names an amount of money in place of a quantity. */
const isByAmount = ({ side, kind, by }: Draft) => side === 'buy' && kind === 'market' && by === 'amount';

/** The prices of each kind, in their order. */
const PRICES: Record<Kind, readonly Field[]> = {
  market: [],
  limit: ['limit'],
  stop: ['stop'],
  stop_limit: ['stop', 'limit'],
  trailing: ['trail'],
  // The profit first.
  pair: ['limit', 'stop', 'stopLimit'],
};

/** What can be left empty. */
const OPTIONAL = new Set<Field>(['stopLimit']);

/** The fields of a ticket, in their order. */
export function fieldsOf(draft: Draft): Field[] {
  const { kind, force } = draft;
  return [
    isByAmount(draft) ? 'amount' : 'quantity',
    ...PRICES[kind],
    ...(kind !== 'pair' && force === 'gtd' ? (['expires'] as const) : []),
  ];
}

/** Whether an order of a kind may have the condition that it only waits. */
export const mayOnlyWait = ({ kind, force }: Draft): boolean =>
  kind === 'limit' && (force === 'gtc' || force === 'gtd');

/** The words for a number that cannot be taken. */
export function exactFault(fault: ExactFault, decimals: number): string {
  if (fault === 'decimals') return t('trading.ticket.decimals', { number: formatNumber(decimals) });
  return fault === 'huge' ? t('errors.invalid_order') : t('trading.ticket.form', { example: exampleCoins() });
}

function readAmount(text: string, { min_order_cents: least }: Instrument): number | string {
  const cents = parseCents(text);
  if (cents === undefined)
    return t(isForeignAmount(text) ? 'payments.amount.twoWays' : 'payments.amount.form', {
      example: exampleAmount(),
    });
  return cents < least ? t('trading.ticket.least', { amount: formatCents(least) }) : cents;
}

function readNumber(text: string, decimals: number): number | string {
  const read = parseExact(text, decimals);
  return typeof read === 'number' ? read : exactFault(read, decimals);
}

function readTrail(text: string): number | string {
  const read = readNumber(withoutPercent(text), 2);
  if (typeof read === 'string' || (read >= LEAST_TRAIL_BP && read <= MOST_TRAIL_BP)) return read;
  const percent = (basisPoints: number) => formatPercent(basisPoints / 10_000, 1);
  return t('trading.ticket.trailBounds', { least: percent(LEAST_TRAIL_BP), most: percent(MOST_TRAIL_BP) });
}

/** Reads a ticket exactly, as whole ticks and lots. What the market allows at this moment the database says. */
export function readTicket(draft: Draft, instrument: Instrument): Reading {
  const readers: Record<Exclude<Field, 'expires'>, (text: string) => number | string> = {
    amount: (text) => readAmount(text, instrument),
    quantity: (text) => readNumber(text, instrument.quantity_decimals),
    limit: (text) => readNumber(text, instrument.price_decimals),
    stop: (text) => readNumber(text, instrument.price_decimals),
    stopLimit: (text) => readNumber(text, instrument.price_decimals),
    trail: readTrail,
  };
  const faults: Reading['faults'] = {};
  const values: Partial<Record<Field, number>> = {};
  const missing: Field[] = [];
  for (const field of fieldsOf(draft)) {
    const text = draft[field].trim();
    if (text === '') {
      if (!OPTIONAL.has(field)) missing.push(field);
    } else if (field !== 'expires') {
      const read = readers[field](text);
      if (typeof read === 'number') values[field] = read;
      else faults[field] = read;
    }
  }
  if (missing.length > 0 || Object.keys(faults).length > 0) return { faults, missing };
  const { amount, quantity, limit, stop, stopLimit, trail } = values;
  const { side, kind, force } = draft;
  return {
    faults,
    missing,
    order: {
      side,
      kind,
      ...(amount === undefined ? {} : { spendCents: amount }),
      ...(quantity === undefined ? {} : { quantity }),
      ...(limit === undefined ? {} : { limit }),
      ...(stop === undefined ? {} : { stop }),
      ...(stopLimit === undefined ? {} : { stopLimit }),
      ...(trail === undefined ? {} : { trailBp: trail }),
      force: kind === 'pair' ? 'gtc' : force,
      ...(kind !== 'pair' && force === 'gtd' ? { expires: draft.expires } : {}),
      postOnly: draft.postOnly && mayOnlyWait(draft),
    },
  };
}

/** The schema of the ticket. */
export const ticketSchema = (instrument: Instrument) =>
  z.pipe(
    z.custom<Draft>(),
    z.transform((draft, { issues }) => {
      const { order, faults, missing } = readTicket(draft, instrument);
      const wrong = {
        ...Object.fromEntries(missing.map((field) => [field, t('common.required')])),
        ...faults,
      };
      for (const [field, message] of Object.entries(wrong))
        issues.push({ code: 'custom', message, path: [field], input: draft });
      return order ?? z.NEVER;
    }),
  );

/** What is asked of the database; the last day counts until its end. */
export function placeArgs(
  { side, kind, quantity, spendCents, limit, stop, trailBp, force, expires, postOnly }: Wanted,
  poolId: string,
  instrument: Instrument,
) {
  return {
    pool_id: poolId,
    instrument_id: instrument.id,
    side,
    kind,
    ...(quantity === undefined ? {} : { quantity }),
    ...(spendCents === undefined ? {} : { spend_cents: spendCents }),
    ...(limit === undefined ? {} : { limit_price: limit }),
    ...(stop === undefined ? {} : { stop_price: stop }),
    ...(trailBp === undefined ? {} : { trail_bp: trailBp }),
    time_in_force: force,
    ...(expires === undefined ? {} : { expires_at: `${expires}T23:59:59Z` }),
    post_only: postOnly,
  };
}

/** The same of a pair. */
export function pairArgs(
  { quantity = 0, limit = 0, stop = 0, stopLimit }: Wanted,
  poolId: string,
  instrument: Instrument,
) {
  return {
    pool_id: poolId,
    instrument_id: instrument.id,
    quantity,
    take_price: limit,
    stop_price: stop,
    ...(stopLimit === undefined ? {} : { stop_limit_price: stopLimit }),
  };
}

/** What a button of the ticket says: `Buy BTC`. */
export const actionOf = (side: Side, instrument: Instrument): string =>
  t(`trading.ticket.${side}Coin`, { coin: coinOf(instrument) });
