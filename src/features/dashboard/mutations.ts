import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** Returns the principal of the person's plans that have ended; of none when a job has done so meanwhile. */
export const returnPrincipalMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('return_principal')),
  // Not awaited: what happened is told at once, and the figures follow.
  onSettled: (_data, _error, _values, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['positions'] });
    void client.invalidateQueries({ queryKey: ['portfolio'] });
  },
});
