import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Fails with `not_ready`, `change_open`, `already_live`. */
export const requestGoLiveMutation = mutationOptions({
  mutationFn: async (requestId: string) =>
    decided(() => supabase.rpc('request_go_live', { request_id: requestId })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});

/** Makes the site live, for good. Fails with `second_person_required`, `not_ready`, `approval_lapsed`, `change_closed`. */
export const goLiveMutation = mutationOptions({
  mutationFn: async (requestId: string) => decided(() => supabase.rpc('go_live', { request_id: requestId })),
  onSettled: async (_data, _error, _id, _result, { client }) => {
    await refresh(client, 'wallets', 'site');
    // The banner of the sandbox.
    await client.invalidateQueries({ queryKey: ['site'] });
  },
});

/** Fails with `reason_required`, `change_closed`. */
export const cancelGoLiveMutation = mutationOptions({
  mutationFn: async ({ requestId, reason }: { requestId: string; reason: string }) =>
    decided(() => supabase.rpc('cancel_go_live', { request_id: requestId, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});
