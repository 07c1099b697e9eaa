import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Proposes that the site go live. Fails with `not_ready`, `change_open`, `already_live`. */
export const requestGoLiveMutation = mutationOptions({
  mutationFn: async () => decided(() => supabase.rpc('request_go_live')),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});
