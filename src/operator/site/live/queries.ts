import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** The request that the site go live; confirmed when it has. */
export type GoLiveRequest = Nullable<Row<'go_live_state'>, 'confirmed_by_name' | 'confirmed_at'>;

/** What a live site must have, each with the names of what is missing of it. */
export const checklistQuery = queryOptions({
  queryKey: ['operator', 'site', 'checklist'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('go_live_checklist').abortSignal(signal)),
});

/** The request that waits or was confirmed; null without one. */
export const goLiveQuery = queryOptions({
  queryKey: ['operator', 'site', 'request'],
  queryFn: async ({ signal }): Promise<GoLiveRequest | null> =>
    unwrap(await supabase.rpc('go_live_state').abortSignal(signal))[0] ?? null,
});
