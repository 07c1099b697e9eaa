import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChartMarks } from '@/features/dashboard/draw-chart';
import { t } from '@/lib/i18n/i18n';
import { fillsQuery, type Instrument, openOrdersQuery } from './queries';
import { lotsText } from './sentence';

export function useChartMarks(userId: string, poolId: string | undefined, instrument: Instrument): ChartMarks {
  const enabled = poolId !== undefined;
  const { data: orders } = useQuery({ ...openOrdersQuery(userId, poolId ?? ''), enabled });
  const { data: fills } = useQuery({ ...fillsQuery(userId, poolId ?? ''), enabled });
  return useMemo(() => {
    const isOwn = ({ instrument_id }: { instrument_id: string }) => instrument_id === instrument.id;
    return {
      lines: (orders ?? []).filter(isOwn).flatMap(({ side, quantity, limit_price, stop_price, status }) => {
        const price = status === 'armed' ? stop_price : limit_price;
        if (price === null || quantity === null) return [];
        const what = lotsText(instrument, quantity);
        return [
          {
            price,
            isBuy: side === 'buy',
            title: t(side === 'buy' ? 'trading.order.buy' : 'trading.order.sell', { what }),
          },
        ];
      }),
      fills: (fills ?? []).filter(isOwn).map(({ at, side }) => ({ time: Date.parse(at), isBuy: side === 'buy' })),
    };
  }, [orders, fills, instrument]);
}
