import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';
import { roleWord } from './roles';
import type { Nullable, Row } from './rows';

/** How much a role may decide upon at once, in integer cents. */
export type Limit = Nullable<Row<'list_limits'>, 'set_by'>;

const LIMIT_KINDS = ['deposit', 'withdrawal', 'payment', 'bonus'] as const;

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

/** The limit of the signed-in operator in integer cents; undefined where there is none. The database holds the rule. */
export function useLimit(kind: LimitKind): number | undefined {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits = [] } = useQuery(limitsQuery);
  return limits.find((limit) => limit.role === role && limit.kind === kind)?.max_cents;
}
