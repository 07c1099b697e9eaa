import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatLots } from '@/lib/money/exact';
import { formatQuote } from '@/lib/money/market-figures';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { estimate, lotsFor } from './estimate';
import { coinOf, type Market, type Quoted } from './market';
import type { Side, Wanted } from './ticket';

const HOW = ['market', 'limit', 'stop', 'stop_limit', 'trailing'] as const;

/** Like `2.5%`. */
export const formatShare = (basisPoints: number): string => formatPercent(basisPoints / 10_000, 2);

export const lotsText = (instrument: Market, lots: number): string =>
  formatLots(lots, instrument.quantity_decimals, coinOf(instrument));

export const priceText = (instrument: Market, ticks: number): string =>
  formatQuote(ticks, instrument.price_decimals, 'dollars');

/** Like `0.0073 BTC bought at $95,005.00`. */
export const fillText = (
  { side, quantity, price }: { side: string; quantity: number; price: number },
  instrument: Market,
): string =>
  t(side === 'buy' ? 'trading.fill.bought' : 'trading.fill.sold', {
    what: lotsText(instrument, quantity),
    price: priceText(instrument, price),
  });

export function sourceText(source: string): string {
  if (source === 'simulated') return t('trading.fill.simulated');
  return source.startsWith('replay') ? t('trading.fill.replayed') : source;
}

/** Like `at $95,005.00 or less`; takes prices in ticks. */
export function howText(
  instrument: Market,
  side: Side,
  kind: string,
  { limit, stop, trailBp }: Partial<Record<'limit' | 'stop' | 'trailBp', number | null | undefined>>,
): string {
  const price = (ticks?: number | null) => (typeof ticks === 'number' ? priceText(instrument, ticks) : '–');
  return t(`trading.how.${side}.${HOW.find((each) => each === kind) ?? 'market'}`, {
    limit: price(limit),
    stop: price(stop),
    trail: formatShare(trailBp ?? 0),
  });
}

function priceOf({ side, kind, limit, stop }: Wanted, { bid, ask }: Quoted): number {
  if (kind === 'pair') return limit ?? bid;
  return limit ?? stop ?? (side === 'buy' ? ask : bid);
}

function spending(wanted: Wanted, instrument: Market, { ask }: Quoted): string {
  const cents = wanted.spendCents ?? 0;
  const lots = lotsFor(instrument, cents, ask, instrument.taker_bp);
  const { feeCents } = estimate(instrument, 'buy', lots, ask, instrument.taker_bp);
  return t('trading.says.spend', {
    amount: formatCents(cents),
    quantity: lotsText(instrument, lots),
    fee: formatCents(feeCents),
  });
}

function doing(wanted: Wanted, instrument: Market, touch: Quoted): string {
  const { side, kind, quantity = 0, limit, stop = 0, stopLimit, trailBp = 0 } = wanted;
  if (wanted.spendCents !== undefined) return spending(wanted, instrument, touch);
  // A resting order pays the lower maker fee, so this shows the maximum.
  const { cents, feeCents } = estimate(
    instrument,
    side,
    quantity,
    priceOf(wanted, touch),
    Math.max(instrument.taker_bp, instrument.maker_bp),
  );
  const what = lotsText(instrument, quantity);
  const isPair = kind === 'pair';
  const trailed = side === 'buy' ? touch.ask * (1 + trailBp / 10_000) : touch.bid * (1 - trailBp / 10_000);
  const prices = { limit, stop: kind === 'trailing' ? Math.round(trailed) : stop, trailBp };
  const said = t(`trading.says.${side}`, {
    what: t(`trading.order.${side}`, { what }),
    how: howText(instrument, side, isPair ? 'limit' : kind, prices),
    amount: formatCents(cents),
    fee: formatCents(feeCents),
  });
  if (!isPair) return kind === 'stop' || kind === 'trailing' ? `${said} ${t('trading.says.differs')}` : said;
  const least = estimate(instrument, 'sell', quantity, stopLimit ?? stop, instrument.taker_bp);
  const how = howText(instrument, side, stopLimit === undefined ? 'stop' : 'stop_limit', { limit: stopLimit, stop });
  return `${said} ${t('trading.says.pair', { how, least: formatCents(least.cents) })}`;
}

function resting({ side, kind, quantity = 0, force }: Wanted, instrument: Market, touch: Quoted): string[] {
  const shown = side === 'buy' ? touch.ask_size : touch.bid_size;
  if (kind !== 'market' || quantity <= shown || force === 'ioc' || force === 'fok') return [];
  return [t('trading.says.rest', { shown: lotsText(instrument, shown) })];
}

/** Amounts are estimates at displayed prices, because fills happen at later ones. */
export function sentenceOf(wanted: Wanted, instrument: Market, touch: Quoted): string {
  const { force, expires, postOnly, kind } = wanted;
  return [
    doing(wanted, instrument, touch),
    ...resting(wanted, instrument, touch),
    ...(postOnly ? [t('trading.says.postOnly')] : []),
    ...(force === 'ioc' ? [t('trading.says.ioc')] : []),
    ...(force === 'fok' ? [t('trading.says.fok')] : []),
    ...(force === 'gtd' && expires ? [t('trading.says.gtd', { day: formatDate(expires) })] : []),
    ...(force === 'gtc' && kind !== 'market' ? [t('trading.says.gtc')] : []),
  ].join(' ');
}
