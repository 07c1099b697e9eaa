import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A way to pay in or out; only the latter have a minimum and a time. */
export type OperatorMethod = Nullable<Row<'method_desk'>, 'min_cents' | 'duration'>;

/** Every way to pay in and out. */
export const operatorMethodsQuery = queryOptions({
  queryKey: ['operator', 'methods'],
  queryFn: async ({ signal }): Promise<OperatorMethod[]> =>
    unwrap(await supabase.rpc('method_desk').abortSignal(signal)),
});
