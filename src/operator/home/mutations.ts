import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { refresh } from '@/operator/kit/refresh';

export const markReadMutation = mutationOptions({
  mutationFn: async (through: number) => unwrap(await supabase.rpc('mark_changes_read', { through_event: through })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'home'),
});
