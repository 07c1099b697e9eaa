import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

/** Halts an instrument at once. Fails with `not_traded`, `instrument_halted`. */
export const haltTradingMutation = mutationOptions({
  mutationFn: async (halt: Args<'halt_trading'>) => decided(() => supabase.rpc('halt_trading', halt)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'trading'),
});

/** Proposes whether orders are taken for an instrument. Fails with `no_change`, `change_open`. */
export const proposeTradingMutation = mutationOptions({
  mutationFn: async (change: Args<'propose_trading'>) =>
    decided(() => supabase.rpc('propose_trading', change)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'trading'),
});

/** Does what another proposed, or cancels it. Fails with `second_person_required`, `approval_lapsed`, `still_held`, `change_closed`. */
export const decideTradingMutation = mutationOptions({
  mutationFn: async ({ id, confirm }: { id: string; confirm: boolean }) =>
    decided(() => supabase.rpc(confirm ? 'confirm_trading' : 'cancel_trading', { change_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'trading'),
});
