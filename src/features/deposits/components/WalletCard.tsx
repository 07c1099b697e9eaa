import { TriangleAlert } from 'lucide-react';
import { QrCode } from '@/components/display/QrCode';
import { CopyButton } from '@/components/forms/CopyButton';
import { Badge } from '@/components/ui/badge';
import { CoinIcon } from '@/domain/coins/CoinIcon';
import { paymentUri } from '@/lib/addresses/payment-uri';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { toast } from '@/lib/toast';
import type { DepositQuote } from '../queries';
import { QuoteText } from './QuoteText';

interface Wallet {
  coin: string;
  chain: string;
  address: string;
  address_name: string;
  memo: string | null;
  icon: string;
  network: string;
  changed_at: string;
}

function Memo({ coin, memo }: { coin: string; memo: string }) {
  return (
    <div className="bg-warning-soft grid gap-1 rounded-md p-3">
      <p className="text-[0.8125rem] leading-5 font-medium">{t('payments.wallet.memo')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <code className="min-w-0 font-mono text-[0.8125rem] leading-5 break-all select-all" dir="ltr">
          {memo}
        </code>
        <CopyButton
          label={t('payments.wallet.copyMemo', { coin })}
          onCopied={() => toast.success(t('payments.wallet.memoCopied'))}
          value={memo}
        />
      </div>
      <p className="text-[0.8125rem] leading-5">{t('payments.wallet.memoText')}</p>
    </div>
  );
}

export function WalletCard({ wallet, quote }: { wallet: Wallet; quote: DepositQuote | undefined }) {
  const { coin, chain, address, address_name, icon, network, memo, changed_at } = wallet;
  const isTest = network !== 'main';
  return (
    <li className="bg-surface p-4 md:p-5">
      <article aria-label={coin} className="grid gap-3">
        <div className="flex items-center gap-3">
          <CoinIcon name={icon} />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium">{coin}</h3>
            <p className="text-muted-foreground text-[0.8125rem] leading-5">{address_name}</p>
          </div>
          <Badge variant={isTest ? 'outline' : 'secondary'}>
            {t(isTest ? 'deposits.network.test' : 'deposits.network.main')}
          </Badge>
        </div>
        {quote ? <QuoteText quote={quote} /> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <code
            className="min-w-0 flex-[1_1_14rem] font-mono text-[0.8125rem] leading-5 break-all select-all"
            dir="ltr"
          >
            {address}
          </code>
          <CopyButton
            label={t('depositing.copyAddress', { coin })}
            onCopied={() => toast.success(t('depositing.addressCopied', { coin }))}
            value={address}
          />
        </div>
        {memo === null ? null : <Memo coin={coin} memo={memo} />}
        <p className="text-muted-foreground text-[0.8125rem] leading-5">
          {t('payments.wallet.since', { date: formatDate(changed_at) })}
        </p>
        <p className="flex gap-2 text-[0.8125rem] leading-5">
          <TriangleAlert aria-hidden className="text-warning mt-0.5 size-4 shrink-0" />
          {t('payments.wallet.only', { coin, network: chain })}
        </p>
        <details>
          <summary className="link w-fit cursor-pointer text-[0.8125rem] leading-6">
            {t('payments.wallet.qr')}
            <span className="sr-only">: {coin}</span>
          </summary>
          <div className="mt-3">
            <QrCode
              content={quote ? paymentUri({ ...wallet, coin: quote.coin, coins: quote.coins }) : address}
              label={
                quote
                  ? t('payments.wallet.qrAmount', { amount: formatCoins(quote.coins, quote.coin), coin })
                  : t('payments.wallet.qrAlt', { coin })
              }
            />
          </div>
        </details>
      </article>
    </li>
  );
}
