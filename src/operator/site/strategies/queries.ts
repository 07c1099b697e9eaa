import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A strategy with what is in it, who leads it, and who has decided since its last change: cents and basis points. */
export type DeskStrategy = Nullable<
  Row<'strategies_desk'>,
  'reason' | 'oldest_wait' | 'lead_bp' | 'largest_bp'
>;

/** All strategies, those to be examined first. Asked again while it is open, because values move by themselves. */
export const strategiesDeskQuery = queryOptions({
  queryKey: ['operator', 'strategies'],
  refetchInterval: 10_000,
  queryFn: async ({ signal }): Promise<DeskStrategy[]> =>
    unwrap(await supabase.rpc('strategies_desk').abortSignal(signal)),
});
