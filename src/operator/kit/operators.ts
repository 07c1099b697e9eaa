import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export type Operator = Row<'list_operators'>;

export const operatorsQuery = queryOptions({
  queryKey: ['operator', 'operators'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('list_operators').abortSignal(signal)),
});
