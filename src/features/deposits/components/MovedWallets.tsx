import { Exact } from '@/components/display/Exact';
import { NoticeBox } from '@/components/display/NoticeBox';
import { t } from '@/lib/i18n/i18n';
import type { MovedWallet } from '../use-moved-wallets';

export function MovedWallets({ moved }: { moved: readonly MovedWallet[] }) {
  if (moved.length === 0) return null;
  return (
    <NoticeBox className="mt-6" title={t('payments.wallet.movedTitle')} tone="bad">
      {moved.map(({ coin, earlier }) => (
        <div key={coin}>
          <p>{t('payments.wallet.moved', { coin })}</p>
          <p>
            {t('payments.wallet.earlier')}: <Exact>{earlier}</Exact>
          </p>
        </div>
      ))}
    </NoticeBox>
  );
}
