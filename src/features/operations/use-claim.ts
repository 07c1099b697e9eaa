import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '@/lib/supabase';
import { claimQuery, type CaseQueue } from './queries';

/**
 * Holds a case while it is open here, if the database lets this operator, and gives it back when it is closed.
 *
 * @returns the name of the operator who holds it, when that is somebody else. Whether they may decide is for the database.
 */
export function useClaim(queue: CaseQueue, caseId: string, operatorId: string): string | undefined {
  const queryClient = useQueryClient();
  const { data: claim } = useQuery(claimQuery(queue, caseId));
  useEffect(
    () => () => {
      const { queryKey } = claimQuery(queue, caseId);
      const claimOf = () => queryClient.getQueryCache().find({ queryKey });
      const release = async () => {
        // React cleans up before the query of the next case replaces this one, which would still count as active.
        await Promise.resolve();
        // A claim still on its way would be made after the release, and hold the case for nobody.
        while ((claimOf()?.state.fetchStatus ?? 'idle') !== 'idle')
          await claimOf()?.promise?.catch(() => undefined);
        if (claimOf()?.isActive()) return;
        await supabase.rpc('release_case', { queue, case_id: caseId });
        // Opened again meanwhile: what was just given back is claimed once more.
        if (claimOf()?.isActive()) await queryClient.invalidateQueries({ queryKey });
      };
      // Should this not arrive, the claim ends by itself.
      release().catch(() => undefined);
    },
    [queryClient, queue, caseId],
  );
  return claim && claim.operator_id !== operatorId ? claim.operator_name : undefined;
}
