import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '@/lib/data/supabase';
import { type CaseQueue, leaseQuery } from './queries';

/**
 * Holds a case while it is open here, if the database lets this operator, and gives it back when it is closed.
 *
 * @returns the name of the operator who holds it, when that is another one. Whether they may decide is for the database.
 */
export function useLease(queue: CaseQueue, caseId: string, operatorId: string): string | undefined {
  const queryClient = useQueryClient();
  const { data: lease } = useQuery(leaseQuery(queue, caseId));
  useEffect(
    () => () => {
      const { queryKey } = leaseQuery(queue, caseId);
      const leaseOf = () => queryClient.getQueryCache().find({ queryKey });
      const release = async () => {
        // React cleans up before the query of the next case replaces this one, which would still count as active.
        await Promise.resolve();
        // A lease still on its way would be taken after the release, and hold the case for no one.
        while ((leaseOf()?.state.fetchStatus ?? 'idle') !== 'idle')
          await leaseOf()?.promise?.catch(() => undefined);
        if (leaseOf()?.isActive()) return;
        await supabase.rpc('release_case', { queue, case_id: caseId });
        // Opened again meanwhile: what was just given back is taken again.
        if (leaseOf()?.isActive()) await queryClient.invalidateQueries({ queryKey });
      };
      // Should this not arrive, the lease ends by itself.
      release().catch(() => undefined);
    },
    [queryClient, queue, caseId],
  );
  return lease && lease.operator_id !== operatorId ? lease.operator_name : undefined;
}
