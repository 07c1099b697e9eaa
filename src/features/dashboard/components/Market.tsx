import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { useLivePrices } from '../use-live-prices';
import { MarketChart } from './MarketChart';
import { MarketStrip } from './MarketStrip';

const MarketFrames = lateComponent(async () => (await import('./MarketFrame')).MarketFrames);

export function Market() {
  return <div className="mt-10">{import.meta.env.VITE_MARKET_WIDGETS ? <MarketFrames /> : <OwnMarket />}</div>;
}

function OwnMarket() {
  const { prices, isSilent } = useLivePrices();
  if (prices.length === 0) return null;
  return (
    <section aria-labelledby="market">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold" id="market">
          {t('portfolio.market.title')}
        </h2>
        {prices.some(({ simulated }) => simulated) ? (
          <>
            <Badge variant="outline">{t('portfolio.market.simulated')}</Badge>
            <p className="text-muted-foreground text-[0.8125rem]">{t('portfolio.market.simulatedText')}</p>
          </>
        ) : null}
      </div>
      <MarketStrip isSilent={isSilent} prices={prices} />
      <MarketChart isSilent={isSilent} prices={prices} />
    </section>
  );
}
