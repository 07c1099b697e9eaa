import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { openPool, type Pool } from './queries';

/** The own portfolio, or the strategy the user runs; free cash in cents. */
export type Traded = Pick<Pool, 'pool_id' | 'title' | 'free_cents'>;

export type Led = Traded & Pick<Row<'my_strategies'>, 'status' | 'holders' | 'value_cents'>;

export const ledQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trading', userId, 'led'],
    refetchInterval: 10_000,
    queryFn: async ({ signal }): Promise<Led | null> => {
      const all: Led[] = unwrap(await supabase.rpc('my_strategies').abortSignal(signal));
      return all.find(({ status }) => ['offered', 'suspended', 'closing'].includes(status)) ?? null;
    },
  });

/** A trader has no portfolio next to the strategy. */
export const tradedOf = (led: Led | null, pools: readonly Pool[]): Traded | undefined => led ?? openPool(pools);
