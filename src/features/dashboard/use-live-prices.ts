import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { onceSeen, spread } from '@/lib/jitter';
import { useTopic } from '@/lib/live/use-topic';
import { type Series, withNewest } from './bars';
import { type Price, pricesQuery, withMessage } from './prices';

/** Use once per page, because the topic is joined once. @param onMoved called when prices may have changed */
export function useLivePrices(onMoved?: () => void) {
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
      onMoved?.();
    },
    // The page already has what came before the first join.
    onJoined: () => {
      if (hasJoined.current) readLater(['prices']);
      hasJoined.current = true;
      onMoved?.();
    },
  });
  // All pages get the message at once.
  const readLater = (queryKey: QueryKey) =>
    spread(() => onceSeen(() => void queryClient.invalidateQueries({ queryKey })));
  const moveSeries = (price: Price) => {
    for (const [queryKey, series] of queryClient.getQueriesData<Series>({
      queryKey: ['prices', 'series', price.id],
    })) {
      if (!series) continue;
      const moved = withNewest(series, price);
      queryClient.setQueryData(queryKey, moved);
      // Only the database knows prices between two messages.
      if (moved.candles.length > series.candles.length) readLater(queryKey);
    }
  };
  return { prices: data ?? [], isSilent: isError };
}
