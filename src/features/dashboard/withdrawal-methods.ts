import { queryOptions } from '@tanstack/react-query';
import { selecting } from '@/lib/data/api';
import type { RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export const withdrawalMethodsQuery = queryOptions({
  queryKey: ['withdrawal-methods'],
  staleTime: 300_000,
  queryFn: selecting(() =>
    supabase.from('withdrawal_methods').select('name, min_cents, fee_cents, duration').order('position').limit(20),
  ),
});
export type WithdrawalMethod = RowOf<typeof withdrawalMethodsQuery>;
