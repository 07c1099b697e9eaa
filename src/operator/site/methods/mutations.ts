import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

export const setPaymentMethodMutation = mutationOptions({
  mutationFn: async (values: Args<'set_payment_method'>) => decided(() => supabase.rpc('set_payment_method', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'methods'),
});

/** Changes a withdrawal method. Fails with `changed_meanwhile`, `last_method`, `invalid_minimum`, `invalid_fee`. */
export const setWithdrawalMethodMutation = mutationOptions({
  mutationFn: async (values: Args<'set_withdrawal_method'>) =>
    decided(() => supabase.rpc('set_withdrawal_method', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'methods'),
});

/** Sets a network's block explorer. Fails with `changed_meanwhile`, `invalid_explorer`. */
export const setExplorerMutation = mutationOptions({
  mutationFn: async (values: Args<'set_explorer'>) => decided(() => supabase.rpc('set_explorer', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'explorers'),
});
