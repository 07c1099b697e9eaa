import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { exampleCoins } from '@/lib/money/coins';
import { type ExactFault, parseExact, withoutPercent } from '@/lib/money/exact';
import { exampleAmount, formatCents, isForeignAmount, parseCents } from '@/lib/money/money';
import { formatNumber, formatPercent } from '@/lib/money/percent';
import { coinOf, type Market } from './market';

/** A pair sells a holding: at a profit, or at a stop. */
export const KINDS = ['market', 'limit', 'stop', 'stop_limit', 'trailing', 'pair'] as const;
export type Kind = (typeof KINDS)[number];
export type Side = 'buy' | 'sell';

export const FORCES = ['gtc', 'gtd', 'ioc', 'fok'] as const;
export type Force = (typeof FORCES)[number];

export type Field = 'amount' | 'quantity' | 'limit' | 'stop' | 'stopLimit' | 'trail' | 'expires';

export interface Draft extends Record<Field, string> {
  side: Side;
  kind: Kind;
  by: 'amount' | 'quantity';
  force: Force;
  postOnly: boolean;
}

/** Quantity in lots, prices in ticks, the trail in basis points, the amount in integer cents. */
export interface Wanted {
  side: Side;
  kind: Kind;
  quantity?: number;
  spendCents?: number;
  limit?: number;
  stop?: number;
  /** A pair's limit price after its stop. */
  stopLimit?: number;
  trailBp?: number;
  force: Force;
  /** The last day (UTC). */
  expires?: string;
  postOnly: boolean;
}

export interface Reading {
  order?: Wanted;
  faults: Partial<Record<Field, string>>;
  missing: readonly Field[];
}

/** What is another in each order. */
export const emptyTexts = { amount: '', quantity: '', limit: '', stop: '', stopLimit: '', trail: '' };

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

const isByAmount = ({ side, kind, by }: Draft) => side === 'buy' && kind === 'market' && by === 'amount';

const PRICES: Record<Kind, readonly Field[]> = {
  market: [],
  limit: ['limit'],
  stop: ['stop'],
  stop_limit: ['stop', 'limit'],
  trailing: ['trail'],
  pair: ['limit', 'stop', 'stopLimit'],
};

const OPTIONAL = new Set<Field>(['stopLimit']);

export function fieldsOf(draft: Draft): Field[] {
  const { kind, force } = draft;
  return [
    isByAmount(draft) ? 'amount' : 'quantity',
    ...PRICES[kind],
    ...(kind !== 'pair' && force === 'gtd' ? (['expires'] as const) : []),
  ];
}

/** Whether an order may be post-only. */
export const mayOnlyWait = ({ kind, force }: Draft): boolean =>
  kind === 'limit' && (force === 'gtc' || force === 'gtd');

export function exactFault(fault: ExactFault, decimals: number): string {
  if (fault === 'decimals') return t('trading.ticket.decimals', { number: formatNumber(decimals) });
  return fault === 'huge' ? t('errors.invalid_order') : t('deposits.quote.form', { example: exampleCoins() });
}

function readAmount(text: string, { min_order_cents: least }: Market): number | string {
  const cents = parseCents(text);
  if (cents === undefined)
    return t(isForeignAmount(text) ? 'payments.amount.twoWays' : 'payments.amount.form', { example: exampleAmount() });
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

/** Exact, in integer ticks and lots. The database checks the market's current rules. */
export function readTicket(draft: Draft, instrument: Market): Reading {
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
export const ticketSchema = (instrument: Market) =>
  z.pipe(
    z.custom<Draft>(),
    z.transform((draft, { issues }) => {
      const { order, faults, missing } = readTicket(draft, instrument);
      const wrong = { ...Object.fromEntries(missing.map((field) => [field, t('common.required')])), ...faults };
      for (const [field, message] of Object.entries(wrong))
        issues.push({ code: 'custom', message, path: [field], input: draft });
      return order ?? z.NEVER;
    }),
  );

/** The last day counts until its end. */
export function placeArgs(
  { side, kind, quantity, spendCents, limit, stop, trailBp, force, expires, postOnly }: Wanted,
  poolId: string,
  instrument: Market,
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

export function pairArgs({ quantity = 0, limit = 0, stop = 0, stopLimit }: Wanted, poolId: string, instrument: Market) {
  return {
    pool_id: poolId,
    instrument_id: instrument.id,
    quantity,
    take_price: limit,
    stop_price: stop,
    ...(stopLimit === undefined ? {} : { stop_limit_price: stopLimit }),
  };
}

export const actionOf = (side: Side, instrument: Market): string =>
  t(`trading.ticket.${side}Coin`, { coin: coinOf(instrument) });
