import { useEffect, useState } from 'react';
import { CopyButton } from '@/components/forms/CopyButton';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import type { DepositQuote } from '../queries';

const SECOND = 1000;

/** What to send, and for how long: `until` is in ms, because the device's clock may be wrong. */
export function QuoteText({ quote, until }: { quote: DepositQuote; until: number }) {
  const { coin, coins } = quote;
  return (
    <div>
      <p className="text-muted-foreground text-[0.8125rem] leading-5">{t('deposits.quote.send')}</p>
      <div className="flex items-center gap-2">
        <p className="min-w-0 text-lg leading-6 font-medium break-all tabular-nums">
          <bdi>{formatCoins(coins, coin)}</bdi>
        </p>
        <CopyButton
          isIcon
          label={t('deposits.quote.copy', { coin })}
          onCopied={() => toast.success(t('deposits.quote.copied'))}
          value={coins}
        />
      </div>
      <TimeLeft most={quote.seconds_left} until={until} />
    </div>
  );
}

/** A clock that was read before the quote does not add to it. */
function TimeLeft({ most, until }: { most: number; until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.min(most, Math.ceil((until - now) / SECOND)));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className="text-muted-foreground text-[0.8125rem] leading-5 tabular-nums" role="timer">
      {t('deposits.quote.left', { time })}
    </p>
  );
}

/** A notice marks simulated or replayed prices. */
const sourceOf = (source: string) => source.replace(/^ccxt:/, '').replaceAll(',', ', ');

export function QuoteOrigin({ quote }: { quote: DepositQuote }) {
  const { amount_cents, coin, price, source, simulated, priced_at } = quote;
  const from = simulated
    ? t('deposits.quote.simulated')
    : t('deposits.quote.source', { source: sourceOf(source), time: formatExact(priced_at) });
  return (
    <>
      <p>{t('deposits.quote.worth', { amount: formatCents(amount_cents), price: formatPrice(price), coin })}</p>
      <p>{from}</p>
    </>
  );
}
