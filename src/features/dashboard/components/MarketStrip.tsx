import { t } from '@/lib/i18n/i18n';
import type { Price } from '../prices';
import { PriceFigures } from './PriceFigures';

const COINS = new Set(['BTC-USD', 'ETH-USD', 'RUNE-USD', 'SHIB-USD', 'DOGE-USD']);

export function MarketStrip({ prices, isSilent }: { prices: readonly Price[]; isSilent: boolean }) {
  const coins = prices.filter(({ id }) => COINS.has(id));
  if (coins.length === 0) return null;
  return (
    <section aria-label={t('portfolio.quotes')}>
      <ul className="bg-border grid gap-px overflow-hidden rounded-lg border xl:flex">
        {coins.map((price) => (
          <li
            className="bg-surface flex flex-1 items-baseline justify-between gap-x-4 px-4 py-3 xl:grid xl:content-start xl:gap-1 xl:p-4"
            key={price.id}
          >
            <span className="eyebrow">{price.name}</span>
            <PriceFigures className="justify-end xl:justify-start" isSilent={isSilent} price={price} unit="dollars" />
          </li>
        ))}
      </ul>
    </section>
  );
}
