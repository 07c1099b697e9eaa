import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/**
 * Adds a plan (without `seen`) or changes one. Fails with `changed_meanwhile`, `plan_exists`, `place_taken`,
 * `invalid_plan`.
 */
export const savePlanMutation = mutationOptions({
  mutationFn: async (plan: Args<'save_plan'>) => decided(() => supabase.rpc('save_plan', plan)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'plans'),
});
