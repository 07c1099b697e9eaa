import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';

type Told = Database['public']['Functions']['read_signals']['Returns'][number];

/** What has no value yet, or none that may be shown. */
type Missing = 'pool_id' | 'strategy_title' | 'price' | 'measured_at' | 'change_bp' | 'high_bp' | 'low_bp';

/** A signal, and what the price did from then on. */
export type Signal = { [Key in keyof Told]: Key extends Missing ? Told[Key] | null : Told[Key] };

/** The newest signals with their outcome: of leads, and of operators to those with an active plan. */
export const signalsQuery = queryOptions({
  queryKey: ['signals'],
  queryFn: async ({ signal }): Promise<Signal[]> => {
    const { supabase } = await import('@/lib/data/supabase');
    return unwrap(await supabase.rpc('read_signals').abortSignal(signal));
  },
});

/** A strategy whose lead may publish signals. */
export interface LedStrategy {
  pool_id: string;
  title: string;
}

/** The strategy that the reader leads and that is offered, if there is one. */
export const ledStrategyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['signals', userId, 'led'],
    queryFn: async ({ signal }): Promise<LedStrategy | null> => {
      const { supabase } = await import('@/lib/data/supabase');
      const led = unwrap(await supabase.rpc('my_strategies').abortSignal(signal));
      return led.find(({ status }) => status === 'offered') ?? null;
    },
  });
