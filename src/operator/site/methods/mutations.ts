import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

/** Takes a way to pay in into use or out of it. */
export const setPaymentMethodMutation = mutationOptions({
  mutationFn: async (values: Args<'set_payment_method'>) =>
    decided(() => supabase.rpc('set_payment_method', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'methods'),
});

/** Changes a way to pay out. Fails with `changed_meanwhile`, `last_method`, `invalid_minimum`, `invalid_fee`. */
export const setWithdrawalMethodMutation = mutationOptions({
  mutationFn: async (values: Args<'set_withdrawal_method'>) =>
    decided(() => supabase.rpc('set_withdrawal_method', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'methods'),
});

/** Says where transactions of a network are looked up. Fails with `changed_meanwhile`, `invalid_explorer`. */
export const setExplorerMutation = mutationOptions({
  mutationFn: async (values: Args<'set_explorer'>) => decided(() => supabase.rpc('set_explorer', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'explorers'),
});
