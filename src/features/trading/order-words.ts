import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { knownWord } from '@/lib/i18n/word-of';
import { formatCents } from '@/lib/money/money';
import { coinOf } from './market';
import type { Instrument, Order } from './queries';
import { howText, lotsText } from './sentence';

/** Like `Buy 0.0073 BTC`. */
export function orderTitle(order: Order, instrument: Instrument): string {
  const what =
    order.quantity === null
      ? t('trading.order.worth', { coin: coinOf(instrument), amount: formatCents(order.spend_cents ?? 0) })
      : lotsText(instrument, order.quantity);
  return t(order.side === 'buy' ? 'trading.order.buy' : 'trading.order.sell', { what });
}

export const orderHow = (order: Order, instrument: Instrument): string =>
  howText(instrument, order.side === 'buy' ? 'buy' : 'sell', order.kind, {
    limit: order.limit_price,
    stop: order.stop_price,
    trailBp: order.trail_bp,
  });

/** Like `0.002 BTC of 0.0073 BTC filled`; undefined before the first fill. */
export function orderFilled(order: Order, instrument: Instrument): string | undefined {
  if (order.filled_quantity === 0) return undefined;
  return t('trading.order.filled', {
    quantity: lotsText(instrument, order.filled_quantity),
    amount: formatCents(order.filled_cents),
    fee: formatCents(order.fee_cents),
  });
}

export function orderTerms({ kind, time_in_force, expires_at, post_only, pair_id, status }: Order): string[] {
  return [
    // Purchases of a rebalancing wait for its sales.
    ...(status === 'armed' ? [t(kind === 'market' ? 'trading.order.waits' : 'trading.order.armed')] : []),
    ...(pair_id === null ? [] : [t('trading.order.pair')]),
    ...(time_in_force === 'gtd' && expires_at
      ? [t('trading.order.until', { day: formatDate(expires_at.slice(0, 10)) })]
      : []),
    ...(time_in_force === 'ioc' || time_in_force === 'fok' ? [t(`trading.force.${time_in_force}`)] : []),
    ...(post_only ? [t('trading.order.postOnly')] : []),
  ];
}

export function orderEnd({ status, reason }: Order): string {
  if (status === 'filled') return t('trading.order.done');
  if (status === 'expired') return t('trading.order.over');
  if (reason === 'by_owner') return t('trading.order.byOwner');
  if (reason === 'other_half') return t('trading.order.otherHalf');
  const why = reason === null ? undefined : knownWord('notifications.orders.why', reason);
  return why === undefined ? t('trading.order.cancelled') : t('trading.order.cancelledWhy', { reason: why });
}
