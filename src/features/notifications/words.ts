import type { LinkProps } from '@tanstack/react-router';
import { currentMoneyLocale, t } from '@/lib/i18n/i18n';
import { knownWord } from '@/lib/i18n/word-of';
import { formatCents } from '@/lib/money/money';
import { writeBoth } from '@/lib/money/write-coins';
import type { Notification } from './queries';

/** Those whose detail is the title of a plan or strategy. */
const NAMED = /^(positions|copies)\.|^strategies\.(offered|stake)$/;

export function notificationText({
  kind,
  amount_cents: cents,
  claimed_cents: claimed,
  coin,
  arrived_coins: arrived,
  quoted_coins: quoted,
  detail,
}: Notification): string {
  if (cents !== null && claimed !== null) {
    const locale = currentMoneyLocale();
    return t('notifications.arrived', {
      amount: writeBoth(locale, formatCents(cents), arrived, coin),
      claimed: writeBoth(locale, formatCents(claimed), quoted, coin),
    });
  }
  const values = { amount: cents === null ? '' : formatCents(cents), subject: detail ?? '' };
  const text = knownWord('notifications', kind, values) ?? t('notifications.other');
  return detail && NAMED.test(kind) ? `${detail}: ${text}` : text;
}

export function reasonOf({ kind, detail }: Notification): string | null {
  if (kind.startsWith('orders.')) return knownWord('notifications.orders.why', detail ?? '') ?? null;
  return NAMED.test(kind) || /^(messages|webhooks)\.|^bonuses\.profit$|^strategies\.terms$/.test(kind) ? null : detail;
}

export function placeOf({ kind, subject_id: id }: Notification): Pick<LinkProps, 'to' | 'search' | 'hash'> {
  if (kind.startsWith('deposits.')) return { to: '/transactions', search: { tab: 'deposits' } };
  if (kind.startsWith('withdrawals.')) return { to: '/transactions', search: {} };
  if (kind.startsWith('positions.')) return { to: '/invest' };
  if (kind.startsWith('orders.')) return { to: '/trade' };
  if (/^(copies|strategies)\./.test(kind)) return { to: '/strategies/view', search: { id } };
  if (kind.startsWith('referrals.')) return { to: '/refer' };
  if (/^(corrections|bonuses|yields|insurance)\./.test(kind))
    return { to: '/transactions', search: { tab: 'statement' } };
  if (kind.startsWith('freezes.')) return { to: '/dashboard' };
  if (kind.startsWith('security.')) return { to: '/account', search: { tab: 'security' } };
  if (kind.startsWith('webhooks.')) return { to: '/account', search: { tab: 'data' } };
  if (kind.startsWith('messages.')) return { to: '/support' };
  return { to: '/account', hash: kind.startsWith('kyc_cases.') ? 'kyc-title' : '' };
}
