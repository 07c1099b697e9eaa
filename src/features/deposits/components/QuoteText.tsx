import { CopyButton } from '@/components/forms/CopyButton';
import { Badge } from '@/components/ui/badge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import type { DepositQuote } from '../queries';

/** A badge marks simulated or replayed prices. */
const sourceOf = (source: string) => source.replace(/^ccxt:/, '').replaceAll(',', ', ');

export function QuoteText({ quote }: { quote: DepositQuote }) {
  const { amount_cents, coin, coins, price, source, simulated, priced_at, good_until } = quote;
  const amount = formatCoins(coins, coin);
  const until = t('deposits.quote.until', { time: formatExact(good_until) });
  const origin = t('deposits.quote.source', { source: sourceOf(source), time: formatExact(priced_at) });
  return (
    <div className="bg-muted grid gap-2 rounded-md p-3">
      <p className="text-muted-foreground text-[0.8125rem] leading-5">{t('deposits.quote.send')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-lg leading-6 font-medium break-all tabular-nums">
          <bdi>{amount}</bdi>
        </p>
        <CopyButton
          label={t('deposits.quote.copy', { coin })}
          onCopied={() => toast.success(t('deposits.quote.copied'))}
          value={coins}
        />
      </div>
      <p className="text-[0.8125rem] leading-5">
        {t('deposits.quote.worth', { amount: formatCents(amount_cents), price: formatPrice(price), coin })}
      </p>
      <p className="text-muted-foreground text-[0.8125rem] leading-5">
        {simulated ? until : `${until} ${origin}`}
      </p>
      {simulated ? (
        <Badge className="justify-self-start" variant="outline">
          {t('deposits.quote.simulated')}
        </Badge>
      ) : null}
    </div>
  );
}
