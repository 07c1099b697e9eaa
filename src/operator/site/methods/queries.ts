import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A way to pay in or out: only the former has networks and those with an address, only the latter a minimum, a fee and a time. */
export type OperatorMethod = Nullable<
  Omit<Row<'method_desk'>, 'fault'>,
  'min_cents' | 'fee_cents' | 'duration' | 'networks' | 'paid_on'
> & { fault: MethodFault | null };

/** What does not match between a way to pay and the rest. */
export type MethodFault = 'no_address' | 'not_paid_out' | 'not_paid_in';

/** Every way to pay in and out. */
export const operatorMethodsQuery = queryOptions({
  queryKey: ['operator', 'methods'],
  queryFn: async ({ signal }): Promise<OperatorMethod[]> =>
    unwrap(await supabase.rpc('method_desk').abortSignal(signal)).map((row) => ({
      ...row,
      fault: row.fault as MethodFault | null,
    })),
});

/** Where transactions of a network are looked up; without a template, nowhere. */
export type Explorer = Nullable<Row<'explorer_desk'>, 'template'>;

/** The explorer of each network. */
export const explorersQuery = queryOptions({
  queryKey: ['operator', 'explorers'],
  queryFn: async ({ signal }): Promise<Explorer[]> =>
    unwrap(await supabase.rpc('explorer_desk').abortSignal(signal)),
});
