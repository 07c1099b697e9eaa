import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

export const publishSignalMutation = mutationOptions({
  mutationFn: async (values: Args<'publish_signal'>) => decided(() => supabase.rpc('publish_signal', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'signals'),
});
