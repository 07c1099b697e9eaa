import { useQuery } from '@tanstack/react-query';
import { QrCode } from '@/components/display/QrCode';
import { paymentUri } from '@/lib/addresses/payment-uri';
import { reading } from '@/lib/data/api';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { modeQuery } from '@/lib/site-mode';
import type { QueuedWithdrawal } from '../queries';
import { networkOf } from '../schema';

const STATE_MS = 5000;

/** What the payer sends: coins and a QR code, and whether the chain shows by itself that they arrived. */
export function PayerCoins({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const { id, method, address, memo, coin, coins } = withdrawal;
  const { data } = useQuery({
    queryKey: ['operator', 'withdrawals', 'chain', id],
    queryFn: reading('payout_states', { withdrawal_ids: [id] }),
    refetchInterval: STATE_MS,
  });
  const { data: mode } = useQuery(modeQuery);
  if (address === null || !coins || !data) return null;
  const [shown] = data;
  const amount = formatCoins(coins, coin);
  const label = t('payments.wallet.qrAmount', { amount, coin });
  const chain = networkOf(method, address);
  return (
    <section className="flex flex-wrap gap-4">
      <QrCode
        content={paymentUri({ chain, network: mode === 'live' ? 'main' : 'test', address, coin, coins, memo })}
        label={label}
      />
      <div className="grid min-w-48 flex-1 content-start gap-2 text-sm">
        <p className="text-base font-medium">{amount}</p>
        {shown ? (
          <>
            <p>{t('operations.withdrawals.isRead', { number: shown.needed })}</p>
            <output>{payoutState(shown)}</output>
          </>
        ) : (
          <p>{t('operations.withdrawals.notRead')}</p>
        )}
      </div>
    </section>
  );
}

function payoutState({
  state,
  confirmations,
  needed,
}: {
  state: string;
  confirmations: number;
  needed: number;
}): string {
  if (state === 'in_batch') return t('withdrawals.chain.inBatch');
  if (state === 'seen' || state === 'paid') return t('deposits.chain.seen', { done: confirmations, of: needed });
  return t('deposits.chain.waiting');
}
