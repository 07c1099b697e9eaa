import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

/** Only payment methods have networks; only withdrawal methods have a minimum, a fee and a time. */
export type OperatorMethod = Nullable<
  Omit<Row<'method_desk'>, 'fault'>,
  'min_cents' | 'fee_cents' | 'duration' | 'networks' | 'paid_on'
> & { fault: MethodFault | null };

export type MethodFault = 'no_address' | 'not_paid_out' | 'not_paid_in';

export const operatorMethodsQuery = queryOptions({
  queryKey: ['operator', 'methods'],
  queryFn: async ({ signal }): Promise<OperatorMethod[]> =>
    unwrap(await supabase.rpc('method_desk').abortSignal(signal)).map((row) => ({
      ...row,
      fault: row.fault as MethodFault | null,
    })),
});

/** A network's block explorer; a null template links nowhere. */
export type Explorer = Nullable<Row<'explorer_desk'>, 'template'>;

export const explorersQuery = queryOptions<Explorer[]>({
  queryKey: ['operator', 'explorers'],
  queryFn: reading('explorer_desk'),
});
