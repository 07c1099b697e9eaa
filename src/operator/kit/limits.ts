import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';
import { roleWord } from './roles';
import type { Nullable, Row } from './rows';

/** How much a role may decide upon within 24 hours, and what the signed-in operator has left of it, in integer cents. */
export type Limit = Nullable<Row<'list_limits'>, 'set_by' | 'left_cents'>;

const LIMIT_KINDS = ['deposit', 'withdrawal', 'payment', 'bonus', 'alone'] as const;

/** What a limit is about. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** A role and what is limited, in words. */
export function limitName(role: string, kind: string): string {
  const known = LIMIT_KINDS.find((one) => one === kind);
  return `${roleWord(role)}: ${known ? t(`offers.limits.${known}`) : kind}`;
}

/** The limits of all roles; a role has none for what is not in the list. */
export const limitsQuery = queryOptions({
  queryKey: ['operator', 'limits'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Limit[]> =>
    unwrap(await supabase.rpc('list_limits').abortSignal(signal)),
});

function useOwnLimit(kind: LimitKind): Limit | undefined {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits = [] } = useQuery(limitsQuery);
  return limits.find((limit) => limit.role === role && limit.kind === kind);
}

/** The limit of the signed-in operator in integer cents; undefined where there is none. The database holds the rule. */
export const useLimit = (kind: LimitKind): number | undefined => useOwnLimit(kind)?.max_cents;

/** What the signed-in operator may still credit without a second person, in integer cents; undefined where there is no limit. */
export const useLeftAlone = (): number | undefined => useOwnLimit('alone')?.left_cents ?? undefined;
