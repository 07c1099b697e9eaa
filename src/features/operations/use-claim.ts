import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '@/lib/supabase';
import { claimQuery, type CaseQueue } from './queries';

/**
 * Holds a case while it is open here, and gives it back when it is closed.
 *
 * @returns the name of the operator who holds it, when that is somebody else. Whether they may decide is for the database.
 */
export function useClaim(queue: CaseQueue, caseId: string, operatorId: string): string | undefined {
  const { data: claim } = useQuery(claimQuery(queue, caseId));
  useEffect(
    // Should this not arrive, the claim ends by itself.
    () => () => void supabase.rpc('release_case', { case_id: caseId }).then(undefined, () => undefined),
    [caseId],
  );
  return claim && claim.operator_id !== operatorId ? claim.operator_name : undefined;
}
