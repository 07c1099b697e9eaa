import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

/**
 * Publishes a trader's signal for good. A retry with the same id returns the first result. Fails with
 * `signal_without_price`, `too_many_signals`, `address_named`, `strategy_not_offered`, `trading_closed`,
 * `account_frozen`.
 */
export const publishLeadSignalMutation = mutationOptions({
  mutationFn: async (args: Args<'publish_lead_signal'>) => unwrap(await supabase.rpc('publish_lead_signal', args)),
  onSettled: refreshing('signals'),
});
