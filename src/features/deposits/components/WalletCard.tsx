import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Exact } from '@/components/display/Exact';
import { QrCode } from '@/components/display/QrCode';
import { CopyButton } from '@/components/forms/CopyButton';
import { CoinIcon } from '@/domain/coins/CoinIcon';
import { paymentUri } from '@/lib/addresses/payment-uri';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { toast } from '@/lib/toast';
import type { DepositQuote, Wallet } from '../queries';
import { QuoteText } from './QuoteText';

function Memo({ coin, memo }: { coin: string; memo: string }) {
  return (
    <div className="bg-warning-soft grid gap-1 rounded-md p-3">
      <p className="text-[0.8125rem] leading-5 font-medium">{t('payments.wallet.memo')}</p>
      <div className="flex items-center justify-between gap-2">
        <Exact className="min-w-0 leading-5 select-all">{memo}</Exact>
        <CopyButton
          isIcon
          label={t('payments.wallet.copyMemo', { coin })}
          onCopied={() => toast.success(t('payments.wallet.memoCopied'))}
          value={memo}
        />
      </div>
      <p className="text-[0.8125rem] leading-5">{t('payments.wallet.memoText')}</p>
    </div>
  );
}

interface WalletCardProps {
  /** Without an address while one of the investor's own is asked for, or if that was not approved. */
  wallet: Wallet;
  quote: DepositQuote | undefined;
  /** When the quote ends, in ms. */
  until: number;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

/** A way to pay, in one line. The chosen one opens; copying its address chooses it. */
export function WalletCard({ wallet, quote, until, isChosen, isDisabled, onChoose, children }: WalletCardProps) {
  const { coin, chain, address, address_name, icon, memo } = wallet;
  const written = (
    <Exact className={`block min-h-5 leading-5 ${isChosen ? 'select-all' : 'text-muted-foreground truncate'}`}>
      {address}
    </Exact>
  );
  return (
    <li className="bg-surface has-checked:bg-primary-soft">
      <article aria-label={coin}>
        <div className="has-focus-visible:outline-ring relative flex items-center gap-3 px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2">
          <CoinIcon name={icon} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline gap-x-2">
              <h3 className="font-medium">{coin}</h3>
              <p className="text-muted-foreground text-[0.8125rem] leading-5">{address_name}</p>
            </div>
            {isChosen ? null : written}
          </div>
          {/* Covers the line, so that all of it chooses. */}
          <input
            aria-label={coin}
            checked={isChosen}
            className="absolute inset-0 cursor-pointer opacity-0"
            disabled={isDisabled}
            name="wallet"
            onChange={onChoose}
            type="radio"
          />
          {address === null ? null : (
            <span className="relative">
              <CopyButton
                isIcon
                label={t('depositing.copyAddress', { coin })}
                onCopied={() => {
                  if (!isDisabled) onChoose();
                  toast.success(t('depositing.addressCopied', { coin }));
                }}
                value={address}
              />
            </span>
          )}
        </div>
        {isChosen && address !== null ? (
          <div className="grid gap-4 px-4 pb-4 sm:grid-cols-[auto_minmax(0,1fr)]">
            <QrCode
              content={
                quote
                  ? paymentUri({
                      ...wallet,
                      network: wallet.network ?? 'test',
                      address,
                      coin: quote.coin,
                      coins: quote.coins,
                    })
                  : address
              }
              label={
                quote
                  ? t('payments.wallet.qrAmount', { amount: formatCoins(quote.coins, quote.coin), coin })
                  : t('payments.wallet.qrAlt', { coin })
              }
            />
            <div className="grid content-start gap-3">
              {quote ? <QuoteText quote={quote} until={until} /> : null}
              {written}
              {memo === null ? null : <Memo coin={coin} memo={memo} />}
              <p className="flex gap-2 text-[0.8125rem] leading-5">
                <TriangleAlert aria-hidden className="text-warning mt-0.5 size-4 shrink-0" />
                {t('payments.wallet.only', { network: chain })}
              </p>
            </div>
          </div>
        ) : null}
        {isChosen ? <div className="px-4 pb-4 empty:hidden">{children}</div> : null}
      </article>
    </li>
  );
}
