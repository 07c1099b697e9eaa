import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { operatorsQuery } from '@/operator/kit/operators';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A change of a role that waits for another admin; null means no role. */
export type RoleChange = Nullable<Row<'list_role_changes'>, 'old_role' | 'new_role' | 'hindrance'>;

/** The changes of roles that wait, oldest first; below the operators, since a role decides who may confirm. */
export const roleChangesQuery = queryOptions({
  queryKey: [...operatorsQuery.queryKey, 'changes'],
  queryFn: async ({ signal }): Promise<RoleChange[]> =>
    unwrap(await supabase.rpc('list_role_changes').abortSignal(signal)),
});

/** Reads what the form of a role shows before the page does, so that nothing moves when it comes. The page opens without it, too. */
export const readRoles = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.query({ ...operatorsQuery, staleTime: 'static' }),
    queryClient.query({ ...roleChangesQuery, staleTime: 'static' }),
  ]);
