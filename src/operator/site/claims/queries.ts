import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { pageBefore, publishedPage, type Published } from '@/operator/kit/published';

export type OperatorClaim = Nullable<
  Row<'claim_desk'>,
  'written_by' | 'writer' | 'verifier' | 'verified_at' | 'withdrawer' | 'withdrawn_at'
>;

export const operatorClaimsQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operator', 'claims', before],
    queryFn: async ({ signal }): Promise<Published<OperatorClaim>> =>
      publishedPage<OperatorClaim>(
        unwrap(await supabase.rpc('claim_desk', pageBefore(before)).abortSignal(signal)),
        (row) => row.written_at,
      ),
  });
