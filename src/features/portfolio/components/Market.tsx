import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/late';
import { useTopic } from '@/lib/live/use-topic';
import { type Series, withNewest } from '../bars';
import { type Price, pricesQuery, withMessage } from '../prices';
import { MarketChart } from './MarketChart';
import { MarketStrip } from './MarketStrip';

const MarketFrames = lateComponent(async () => (await import('./MarketFrame')).MarketFrames);

/** The prices, kept current by what the topic `prices` says, and with them the candles that have been read. */
function useLivePrices() {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    ...pricesQuery,
    notifyOnChangeProps: ['data', 'dataUpdatedAt', 'isError'],
  });
  const hasJoined = useRef(false);
  useTopic('prices', {
    onPayload: (payload) => {
      const known = queryClient.getQueryData(pricesQuery.queryKey) ?? [];
      const { all, changed } = withMessage(known, payload);
      if (changed.length === 0) return;
      queryClient.setQueryData(pricesQuery.queryKey, all);
      for (const price of changed) moveSeries(price);
    },
    // What came before the first time is on the page.
    onJoined: () => {
      if (hasJoined.current) void queryClient.invalidateQueries({ queryKey: ['prices'] });
      hasJoined.current = true;
    },
  });
  const moveSeries = (price: Price) => {
    for (const [queryKey, series] of queryClient.getQueriesData<Series>({
      queryKey: ['prices', 'series', price.id],
    })) {
      if (!series) continue;
      const moved = withNewest(series, price);
      queryClient.setQueryData(queryKey, moved);
      // The candle before is complete: what moved it between two messages is known to the database alone.
      if (moved.candles.length > series.candles.length) void queryClient.invalidateQueries({ queryKey });
    }
  };
  return { prices: data ?? [], isSilent: isError };
}

/** The market: a strip of five coins, and a chart whose symbol can be changed. Without prices there is nothing of it. */
export function Market() {
  return (
    <div className="mt-10">{import.meta.env.VITE_MARKET_WIDGETS ? <MarketFrames /> : <OwnMarket />}</div>
  );
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
            <Badge tone="wait">{t('portfolio.market.simulated')}</Badge>
            <p className="text-muted-foreground text-[0.8125rem]">{t('portfolio.market.simulatedText')}</p>
          </>
        ) : null}
      </div>
      <MarketStrip isSilent={isSilent} prices={prices} />
      <MarketChart isSilent={isSilent} prices={prices} />
    </section>
  );
}
