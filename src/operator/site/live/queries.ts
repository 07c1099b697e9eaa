import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** What the live site keeps of what one admin alone has set, as `private.live_settings` returns it. */
export interface LiveSetting {
  kind: string;
  subject: string;
  values: Record<string, unknown>;
}

/** The request that the site go live with these settings; confirmed when it has. */
export type GoLiveRequest = Omit<
  Nullable<Row<'go_live_state'>, 'confirmed_by_name' | 'confirmed_at'>,
  'settings'
> & { settings: LiveSetting[] };

/** What a live site must have, each with the names of what is missing of it. */
export const checklistQuery = queryOptions({
  queryKey: ['operator', 'site', 'checklist'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('go_live_checklist').abortSignal(signal)),
});

/** The request that waits or was confirmed; null without one. */
export const goLiveQuery = queryOptions({
  queryKey: ['operator', 'site', 'request'],
  queryFn: async ({ signal }): Promise<GoLiveRequest | null> =>
    (unwrap(await supabase.rpc('go_live_state').abortSignal(signal))[0] as unknown as
      | GoLiveRequest
      | undefined) ?? null,
});
