import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

/** Amounts in integer cents, target and bonus in basis points. */
export type OperatorPlan = Row<'plan_desk'>;

export const operatorPlansQuery = queryOptions({
  queryKey: ['operator', 'plans'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('plan_desk').abortSignal(signal)),
});
