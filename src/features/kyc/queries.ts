import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export const kycCaseQuery = (userId: string) =>
  queryOptions({
    queryKey: ['kyc', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('kyc_cases')
          .select('id, name, status, reason, created_at')
          .eq('investor_id', userId)
          .order('created_at', { ascending: false })
          .limit(1)
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
export type KycCase = RowOf<typeof kycCaseQuery>;
