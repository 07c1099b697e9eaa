import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decided } from './decided';
import { refresh } from './refresh';
import type { Args, Row } from './rows';

/** The kinds of bonuses that a site gives or not. */
export const BONUSES = ['profit', 'referral', 'granted'] as const;
/** The steps before which a site demands a confirmed identity or not. */
export const IDENTITY_GATES = [
  'identity_before_deposit',
  'identity_before_plan',
  'identity_before_withdrawal',
] as const;

/** What two people switch on or off (`private.switch_kinds`). */
export type SwitchKind = (typeof BONUSES)[number] | (typeof IDENTITY_GATES)[number];

/** A switch, whether it is on, and the proposal to change that, if one waits. */
export type SiteSwitch = Row<'site_switches'> & { kind: SwitchKind };

/** Every switch of the site. */
export const siteSwitchesQuery = queryOptions({
  queryKey: ['operator', 'switches'],
  queryFn: async ({ signal }) =>
    unwrap(await supabase.rpc('site_switches').abortSignal(signal)) as SiteSwitch[],
});

/** Whether operators grant no bonuses now; false until that is read. The database holds the rule. */
export function useBonusesOff(): boolean {
  const { data: switches = [] } = useQuery(siteSwitchesQuery);
  return switches.some(({ kind, is_on }) => kind === 'granted' && !is_on);
}

/** Proposes to turn a switch. Fails with `change_open`, `changed_meanwhile`, `reason_required`. */
export const proposeSwitchMutation = mutationOptions({
  mutationFn: async (change: Args<'propose_switch'>) => decided(() => supabase.rpc('propose_switch', change)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'switches', 'proposals'),
});
