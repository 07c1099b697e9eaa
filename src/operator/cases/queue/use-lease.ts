import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { supabase } from '@/lib/data/supabase';
import type { CaseQueue } from '@/operator/kit/queues';
import { leaseQuery } from './queries';

/** Leases an open case, if allowed, until it closes. @returns the name of another operator who holds it */
export function useLease(queue: CaseQueue, caseId: string): string | undefined {
  const { user } = useRouteContext({ from: '/_operator' });
  const queryClient = useQueryClient();
  const { data: lease } = useQuery(leaseQuery(queue, caseId));
  useEffect(
    () => () => {
      const { queryKey } = leaseQuery(queue, caseId);
      const leaseOf = () => queryClient.getQueryCache().find({ queryKey });
      const release = async () => {
        // React cleans up before the next case's query replaces this one, which would still count as active.
        await Promise.resolve();
        // A pending lease would arrive after the release and block the case.
        while ((leaseOf()?.state.fetchStatus ?? 'idle') !== 'idle') await leaseOf()?.promise?.catch(() => undefined);
        if (leaseOf()?.isActive()) return;
        await supabase.rpc('release_case', { queue, case_id: caseId });
        // Reopened meanwhile: takes the released lease again.
        if (leaseOf()?.isActive()) await queryClient.invalidateQueries({ queryKey });
      };
      // If this fails, the lease expires by itself.
      release().catch(() => undefined);
    },
    [queryClient, queue, caseId],
  );
  return lease && lease.operator_id !== user.id ? lease.operator_name : undefined;
}
