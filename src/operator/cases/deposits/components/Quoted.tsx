import { Badge } from '@/components/ui/badge';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import type { QueuedDeposit } from '../queries';

export function Quoted({ coin, quote }: { coin: string; quote: NonNullable<QueuedDeposit['quote']> }) {
  const { coins, price, simulated, created_at, good_until } = quote;
  return (
    <p>
      <span>
        {t('operations.deposits.quoted', {
          coins: formatCoins(coins, coin),
          price: formatPrice(price),
          from: formatUtc(created_at),
          until: formatUtc(good_until),
        })}
      </span>{' '}
      {simulated ? <Badge variant="outline">{t('deposits.quote.simulated')}</Badge> : null}
    </p>
  );
}
