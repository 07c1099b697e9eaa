import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** A no-op if a job already did it. */
export const returnPrincipalMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('return_principal')),
  // Not awaited, so that the result shows at once.
  onSettled: (_data, _error, _values, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['positions'] });
    void client.invalidateQueries({ queryKey: ['portfolio'] });
  },
});
