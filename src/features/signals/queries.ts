import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';

/** Null until measured, or if it must not be shown. */
type Missing =
  | 'published_by'
  | 'pool_id'
  | 'strategy_title'
  | 'price'
  | 'measured_at'
  | 'change_bp'
  | 'high_bp'
  | 'low_bp';

export type Signal = Nullable<Row<'read_signals'>, Missing>;

/** Traders' signals for everyone, operators' for holders of a plan. */
export const signalsQuery = queryOptions({
  queryKey: ['signals'],
  queryFn: async ({ signal }): Promise<Signal[]> => {
    const { supabase } = await import('@/lib/data/supabase');
    return unwrap(await supabase.rpc('read_signals').abortSignal(signal));
  },
});

export type LedStrategy = Pick<Row<'my_strategies'>, 'pool_id' | 'title'>;

export const ledStrategyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['signals', userId, 'led'],
    queryFn: async ({ signal }): Promise<LedStrategy | null> => {
      const { supabase } = await import('@/lib/data/supabase');
      const led = unwrap(await supabase.rpc('my_strategies').abortSignal(signal));
      return led.find(({ status }) => status === 'offered') ?? null;
    },
  });
