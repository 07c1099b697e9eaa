import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

export const publishSignalMutation = mutationOptions({
  mutationFn: async (values: Args<'publish_signal'>) => decided(() => supabase.rpc('publish_signal', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'signals'),
});
