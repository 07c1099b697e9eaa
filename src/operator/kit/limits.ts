import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from './rows';

/** How much a role may decide upon at once, in integer cents. */
export type Limit = Nullable<Row<'list_limits'>, 'set_by'>;

/** What a limit is about. */
export type LimitKind = 'deposit' | 'withdrawal' | 'payment' | 'bonus';

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
