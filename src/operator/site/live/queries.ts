import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export interface LiveSetting {
  kind: string;
  subject: string;
  values: Record<string, unknown>;
}

export type GoLiveRequest = Omit<Nullable<Row<'go_live_state'>, 'confirmed_by_name' | 'confirmed_at'>, 'settings'> & {
  settings: LiveSetting[];
};

export const checklistQuery = queryOptions({
  queryKey: ['operator', 'site', 'checklist'],
  queryFn: reading('go_live_checklist'),
});

export const goLiveQuery = queryOptions({
  queryKey: ['operator', 'site', 'request'],
  queryFn: async ({ signal }): Promise<GoLiveRequest | null> =>
    (unwrap(await supabase.rpc('go_live_state').abortSignal(signal))[0] as unknown as GoLiveRequest | undefined) ??
    null,
});
