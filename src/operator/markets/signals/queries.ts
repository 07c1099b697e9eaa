import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { pageBefore, publishedPage, type Published } from '@/operator/kit/published';

export type OperatorSignal = Nullable<
  Row<'signal_desk'>,
  'published_by' | 'pool_id' | 'strategy_title' | 'price' | 'measured_at' | 'change_bp' | 'high_bp' | 'low_bp'
>;

export const operatorSignalsQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operator', 'signals', before],
    queryFn: async ({ signal }): Promise<Published<OperatorSignal>> =>
      publishedPage<OperatorSignal>(
        unwrap(await supabase.rpc('signal_desk', pageBefore(before)).abortSignal(signal)),
        (row) => row.published_at,
      ),
  });
