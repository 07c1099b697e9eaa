import { mutationOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

type Args = Database['public']['Functions']['publish_lead_signal']['Args'];

/**
 * Publishes a trader's signal for good. A retry with the same id returns the first result. Fails with
 * `signal_without_price`, `too_many_signals`, `address_named`, `strategy_not_offered`, `trading_closed`,
 * `account_frozen`.
 */
export const publishLeadSignalMutation = mutationOptions({
  mutationFn: async (args: Args) => unwrap(await supabase.rpc('publish_lead_signal', args)),
  onSettled: (_data, _error, _values, _result, { client }) => client.invalidateQueries({ queryKey: ['signals'] }),
});
