import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

/** Adds a plan (without `seen`) or changes one. Fails with `changed_meanwhile`, `plan_exists`, `place_taken`, `invalid_plan`. */
export const savePlanMutation = mutationOptions({
  mutationFn: async (plan: Args<'save_plan'>) => decided(() => supabase.rpc('save_plan', plan)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'plans'),
});

/** Proposes to switch a kind of bonus. Fails with `change_open`, `changed_meanwhile`. */
export const proposeBonusMutation = mutationOptions({
  mutationFn: async (change: Args<'propose_switch'>) =>
    decided(() => supabase.rpc('propose_switch', change)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'switch_changes'),
});

/** Does what another proposed, or cancels it. Fails with `second_person_required`, `approval_lapsed`, `change_closed`. */
export const decideBonusMutation = mutationOptions({
  mutationFn: async ({ id, confirm }: { id: string; confirm: boolean }) =>
    decided(() => supabase.rpc(confirm ? 'confirm_switch' : 'cancel_switch', { change_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'switch_changes'),
});
