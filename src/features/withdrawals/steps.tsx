import { Quoting } from '@/components/display/Quoting';
import type { Step } from '@/components/display/Timeline';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import type { Withdrawal } from './queries';

const LEFT_UNPAID_MS = 48 * 60 * 60 * 1000;

/** In ms: at once until approval, then 48 hours after it or a release. Infinity: never. The database decides. */
export function cancellableFrom({ status, reviewed_at, given_back_at, chain }: Withdrawal): number {
  if (status === 'pending') return 0;
  if (status !== 'approved' || reviewed_at === null || chain?.is_reversed) return Infinity;
  return Math.max(Date.parse(reviewed_at), Date.parse(given_back_at ?? reviewed_at)) + LEFT_UNPAID_MS;
}

/** The transaction, and where the network is read its confirmations. */
function chainNote({ status, transaction_id, chain }: Withdrawal): string | undefined {
  if (chain?.state === 'in_batch') return t('withdrawals.chain.inBatch');
  const id = chain?.transaction_id ?? transaction_id;
  if (!id) return undefined;
  const named = t('withdrawals.transaction', { id });
  return chain && status !== 'paid'
    ? `${named}. ${t('deposits.chain.seen', { done: Math.min(chain.confirmations, chain.needed), of: chain.needed })}`
    : named;
}

export function withdrawalSteps(withdrawal: Withdrawal): Step[] {
  const { status, reason, created_at, reviewed_at, paid_at, payable_from } = withdrawal;
  const sent =
    withdrawal.coins && withdrawal.price
      ? t(status === 'paid' ? 'withdrawals.coins' : 'withdrawals.chain.coins', {
          coins: formatCoins(withdrawal.coins, withdrawal.withdrawal_methods?.coin ?? withdrawal.method),
          price: formatPrice(withdrawal.price),
        })
      : undefined;
  const note = [sent, chainNote(withdrawal)].filter((line) => line !== undefined).join('. ') || undefined;
  const wait = payable_from ? { note: t('withdrawals.waits', { date: formatExact(payable_from) }) } : {};
  const requested: Step = { label: t('payments.steps.requested'), at: created_at, state: 'done' };
  const agreed: Step = { label: t('payments.steps.agreed'), at: reviewed_at, state: 'done' };
  const reversed = withdrawal.chain?.is_reversed ? t('withdrawals.chain.reversed') : undefined;
  switch (status) {
    case 'pending':
      return [requested, { label: t('payments.steps.checking'), state: 'now', ...wait }];
    case 'approved':
      return [requested, agreed, { label: reversed ?? t('payments.steps.paying'), state: 'now', note, ...wait }];
    case 'paying':
      return [requested, agreed, { label: reversed ?? t('payments.steps.beingPaid'), state: 'now', note }];
    case 'paid':
      return [requested, agreed, { label: t('payments.steps.transferred'), at: paid_at, note, state: 'done' }];
    case 'cancelled':
      return [requested, { label: t('payments.steps.takenBack'), state: 'done' }];
    default: {
      const why = reason ? (
        <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
      ) : undefined;
      return [requested, { label: t('payments.steps.refused'), at: reviewed_at, note: why, state: 'bad' }];
    }
  }
}
