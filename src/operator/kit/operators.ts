import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Row } from './rows';

export type Operator = Row<'list_operators'>;

export const operatorsQuery = queryOptions({
  queryKey: ['operator', 'operators'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('list_operators').abortSignal(signal)),
});
