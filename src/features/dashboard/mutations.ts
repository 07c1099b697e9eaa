import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';

/** A no-op if a job already did it. */
export const returnPrincipalMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('return_principal')),
  onSettled: refreshingLater('positions', 'portfolio'),
});
