import { t } from '@/lib/i18n/i18n';
import type { Wallet, WalletChange } from '../queries';
import { AddressChange } from './AddressChange';

function Memo({ label, memo }: { label: string; memo: string }) {
  return (
    <p className="justify-self-start">
      {label}: <bdi>{memo}</bdi>
    </p>
  );
}

export function WalletChangeFacts({ wallet, change }: { wallet: Wallet; change: WalletChange }) {
  const network = t(change.new_network === 'main' ? 'deposits.network.main' : 'deposits.network.test');
  return (
    <>
      <AddressChange after={change.new_address} before={wallet.address} />
      <div className="grid gap-1 text-sm">
        <p>
          {t('payments.review.network')}: {network}
        </p>
        <p className="justify-self-start" dir="auto">
          {change.new_address_name}
        </p>
        {change.new_memo === null ? null : <Memo label={t('operations.withdrawals.memo')} memo={change.new_memo} />}
        {wallet.memo === null || wallet.memo === change.new_memo ? null : (
          <Memo label={t('settings.wallets.memoEnds')} memo={wallet.memo} />
        )}
      </div>
    </>
  );
}
