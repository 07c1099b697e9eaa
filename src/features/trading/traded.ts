import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { openPool, type Pool } from './queries';

/** What orders are for: the own portfolio, or the strategy that one leads; cents that no order needs. */
export type Traded = Pick<Pool, 'pool_id' | 'title' | 'free_cents'>;

/** The strategy that one leads, in sums. */
export interface Led extends Traded {
  status: string;
  /** How many people besides the lead are in it, and what all of it could be sold for. */
  holders: number;
  value_cents: number;
}

/** The strategy that the investor leads and trades for, or null. */
export const ledQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'led'],
    refetchInterval: 10_000,
    queryFn: async ({ signal }): Promise<Led | null> => {
      const all: Led[] = unwrap(await supabase.rpc('my_strategies').abortSignal(signal));
      return all.find(({ status }) => ['offered', 'suspended', 'closing'].includes(status)) ?? null;
    },
  });

/** What orders are for. A lead has no portfolio next to the strategy. */
export const tradedOf = (led: Led | null, pools: readonly Pool[]): Traded | undefined =>
  led ?? openPool(pools);
