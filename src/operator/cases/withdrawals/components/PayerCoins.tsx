import { useQuery } from '@tanstack/react-query';
import { QrCode } from '@/components/display/QrCode';
import { paymentUri } from '@/lib/addresses/payment-uri';
import type { Row } from '@/lib/data/rows';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { modeQuery } from '@/lib/site-mode';
import type { QueuedWithdrawal } from '../queries';
import { networkOf } from '../schema';

type Shown = Row<'payout_states'> | undefined;

/** Whether a batch pays it, or coins were seen that do: no one may send any, too. */
export const isOnItsWay = (shown: Shown): boolean => shown?.state === 'in_batch' || shown?.state === 'seen';

/** What the payer sends: coins and a QR code, and whether the chain shows by itself that they arrived. */
export function PayerCoins({ withdrawal, shown }: { withdrawal: QueuedWithdrawal; shown: Shown }) {
  const { method, address, memo, coin, coins } = withdrawal;
  const { data: mode } = useQuery(modeQuery);
  if (address === null || !coins) return null;
  const amount = formatCoins(coins, coin);
  const label = t('payments.wallet.qrAmount', { amount, coin });
  const chain = networkOf(method, address);
  return (
    <section className="flex flex-wrap gap-4">
      {isOnItsWay(shown) ? null : (
        <QrCode
          content={paymentUri({ chain, network: mode === 'live' ? 'main' : 'test', address, coin, coins, memo })}
          label={label}
        />
      )}
      <div className="grid min-w-48 flex-1 content-start gap-2 text-sm">
        <p className="text-base font-medium">{amount}</p>
        {shown ? (
          <>
            {shown.is_reversed ? <p>{t('withdrawals.chain.reversed')}</p> : null}
            {isOnItsWay(shown) ? null : <p>{t('operations.withdrawals.isRead', { number: shown.needed })}</p>}
            <output>{payoutState(shown)}</output>
          </>
        ) : (
          <p>{t('operations.withdrawals.notRead')}</p>
        )}
      </div>
    </section>
  );
}

function payoutState({ state, confirmations: done, needed: of }: NonNullable<Shown>): string {
  if (state === 'in_batch') return t('withdrawals.chain.inBatch');
  return state === 'waiting' ? t('deposits.chain.waiting') : t('deposits.chain.seen', { done, of });
}
