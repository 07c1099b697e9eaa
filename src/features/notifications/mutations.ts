import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';

export const readMutation = mutationOptions({
  mutationFn: async (which: { id: string } | 'all') =>
    unwrap(await supabase.rpc('read_notifications', which === 'all' ? {} : { notification_id: which.id })),
  onSettled: refreshing('notifications'),
});
