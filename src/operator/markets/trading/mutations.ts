import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Halts an instrument immediately. Fails with `not_traded`, `instrument_halted`. */
export const haltTradingMutation = mutationOptions({
  mutationFn: async (halt: Args<'halt_trading'>) => decided(() => supabase.rpc('halt_trading', halt)),
  // Cancels a waiting change.
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'trading', 'proposals'),
});

/** Proposes a trading state for an instrument. Fails with `no_change`, `change_open`, `still_held`. */
export const proposeTradingMutation = mutationOptions({
  mutationFn: async (change: Args<'propose_trading'>) => decided(() => supabase.rpc('propose_trading', change)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'proposals'),
});
