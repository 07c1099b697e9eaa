import { queryOptions, useQuery } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import type { Row } from '@/lib/data/rows';
import { decision } from './api';

export const BONUSES = ['profit', 'referral', 'granted'] as const;
export const IDENTITY_GATES = [
  'identity_before_deposit',
  'identity_before_plan',
  'identity_before_withdrawal',
] as const;

export type SwitchKind = (typeof BONUSES)[number] | (typeof IDENTITY_GATES)[number];

export type SiteSwitch = Row<'site_switches'> & { kind: SwitchKind };

export const siteSwitchesQuery = queryOptions({
  queryKey: ['operator', 'switches'],
  queryFn: async (context) => (await reading('site_switches')(context)) as SiteSwitch[],
});

/** Whether bonuses are off; false until loaded. The database enforces it. */
export function useBonusesOff(): boolean {
  const { data: switches = [] } = useQuery(siteSwitchesQuery);
  return switches.some(({ kind, is_on }) => kind === 'granted' && !is_on);
}

/** Proposes to turn a switch. Fails with `change_open`, `changed_meanwhile`, `reason_required`. */
export const proposeSwitchMutation = decision('propose_switch', 'switches', 'proposals');
