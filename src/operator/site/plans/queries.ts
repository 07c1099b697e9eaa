import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Row } from '@/operator/kit/rows';

/** A plan as operators see it: amounts in integer cents, target and bonus in basis points. */
export type OperatorPlan = Row<'plan_desk'>;

/** Every plan, in the order in which they are offered. */
export const operatorPlansQuery = queryOptions({
  queryKey: ['operator', 'plans'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('plan_desk').abortSignal(signal)),
});

/** A kind of bonus, whether the site gives it, and the proposal to change that, if one waits. */
export type BonusSwitch = Row<'site_switches'>;

/** The kinds of bonuses. */
export const bonusSwitchesQuery = queryOptions({
  queryKey: ['operator', 'switch_changes'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('site_switches').abortSignal(signal)),
});
