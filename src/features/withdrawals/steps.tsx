import { Quoting } from '@/components/display/Quoting';
import type { Step } from '@/components/display/Timeline';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import type { Withdrawal } from './queries';

const LEFT_UNPAID_MS = 48 * 60 * 60 * 1000;

/**
 * In ms: at once until approval, then 48 hours after it or after an operator released it unpaid. Infinity: never. The
 * database decides.
 */
export function cancellableFrom({ status, reviewed_at, given_back_at }: Withdrawal): number {
  if (status === 'pending') return 0;
  if (status !== 'approved' || reviewed_at === null) return Infinity;
  return Math.max(Date.parse(reviewed_at), Date.parse(given_back_at ?? reviewed_at)) + LEFT_UNPAID_MS;
}

export function withdrawalSteps(withdrawal: Withdrawal): Step[] {
  const { status, reason, created_at, reviewed_at, paid_at, transaction_id, payable_from } = withdrawal;
  const wait = payable_from ? { note: t('withdrawals.waits', { date: formatExact(payable_from) }) } : {};
  const requested: Step = { label: t('payments.steps.requested'), at: created_at, state: 'done' };
  const agreed: Step = { label: t('payments.steps.agreed'), at: reviewed_at, state: 'done' };
  switch (status) {
    case 'pending':
      return [requested, { label: t('payments.steps.checking'), state: 'now', ...wait }];
    case 'approved':
      return [requested, agreed, { label: t('payments.steps.paying'), state: 'now', ...wait }];
    case 'paying':
      return [requested, agreed, { label: t('payments.steps.beingPaid'), state: 'now' }];
    case 'paid': {
      const { coins, price, method, withdrawal_methods: way } = withdrawal;
      const sent =
        coins && price
          ? t('withdrawals.coins', {
              coins: formatCoins(coins, way?.coin ?? method),
              price: formatPrice(price),
            })
          : undefined;
      const named = transaction_id ? t('withdrawals.transaction', { id: transaction_id }) : undefined;
      const note = [sent, named].filter((line) => line !== undefined).join('. ') || undefined;
      return [requested, agreed, { label: t('payments.steps.transferred'), at: paid_at, note, state: 'done' }];
    }
    case 'cancelled':
      return [requested, { label: t('payments.steps.takenBack'), state: 'done' }];
    default: {
      const note = reason ? (
        <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
      ) : undefined;
      return [requested, { label: t('payments.steps.refused'), at: reviewed_at, note, state: 'bad' }];
    }
  }
}
