import type { LinkProps } from '@tanstack/react-router';
import { currentMoneyLocale, t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { writeBoth } from '@/lib/money/write-coins';
import type { Notification } from './queries';

const KINDS = [
  'deposits.pending',
  'deposits.approved',
  'deposits.rejected',
  'deposits.reversed',
  'withdrawals.pending',
  'withdrawals.approved',
  'withdrawals.lapsed',
  'withdrawals.paying',
  'withdrawals.paid',
  'withdrawals.rejected',
  'withdrawals.cancelled',
  'positions.active',
  'positions.topped_up',
  'positions.matured',
  'positions.closed',
  'orders.filled',
  'orders.cancelled',
  'orders.expired',
  'copies.in',
  'copies.out',
  'copies.stopped',
  'copies.returned',
  'copies.share_taken',
  'strategies.offered',
  'strategies.dropped',
  'strategies.suspended',
  'strategies.closing',
  'strategies.terms',
  'strategies.stake',
  'kyc_cases.pending',
  'kyc_cases.approved',
  'kyc_cases.rejected',
  'corrections.booked',
  'insurance.paid',
  'yields.reversed',
  'freezes.set',
  'freezes.lifted',
  'security.new_device',
  'security.password_changed',
  'security.password_guessed',
  'security.code_guessed',
  'security.email_changed',
  'security.recovered',
  'security.address_added',
  'security.payments_stopped',
  'security.factor_added',
  'security.factor_removed',
  'security.recovery_codes_made',
  'security.recovery_code_used',
  'security.passkey_added',
  'security.passkey_removed',
  'security.withdrawal_limits_changed',
  'security.code_word_changed',
  'bonuses.granted',
  'bonuses.profit',
  'referrals.credited',
  'messages.answered',
  'messages.closed',
] as const;

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
  const known = KINDS.find((each) => each === kind);
  return known
    ? t(`notifications.${known}`, { amount: cents === null ? '' : formatCents(cents), subject: detail ?? '' })
    : t('notifications.other');
}

const WHY = [
  'gave_way',
  'strategy_stopped',
  'all_or_nothing',
  'rest_not_filled',
  'would_take',
  'insufficient_cash',
  'account_frozen',
  'sell_only',
  'failed',
] as const;

export function reasonOf({ kind, detail }: Notification): string | null {
  if (kind.startsWith('orders.')) {
    const why = WHY.find((each) => each === detail);
    return why ? t(`notifications.orders.why.${why}`) : null;
  }
  return /^(positions|messages|copies)\.|^bonuses\.profit$|^strategies\.terms$/.test(kind) ? null : detail;
}

export function placeOf({ kind, subject_id: id }: Notification): Pick<LinkProps, 'to' | 'search'> {
  if (kind.startsWith('deposits.')) return { to: '/transactions', search: { tab: 'deposits' } };
  if (kind.startsWith('withdrawals.')) return { to: '/transactions', search: {} };
  if (kind.startsWith('positions.')) return { to: '/invest' };
  if (kind.startsWith('orders.')) return { to: '/trade' };
  if (/^(copies|strategies)\./.test(kind)) return { to: '/strategies/view', search: { id } };
  if (kind.startsWith('referrals.')) return { to: '/refer' };
  if (/^(corrections|bonuses|yields|insurance)\./.test(kind))
    return { to: '/transactions', search: { tab: 'statement' } };
  if (kind.startsWith('freezes.')) return { to: '/dashboard' };
  if (kind.startsWith('messages.')) return { to: '/support' };
  return { to: '/account' };
}
