import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A payment of the insurance fund; amounts in integer cents. Neither booked nor cancelled, it waits. */
export type InsurancePayout = Nullable<
  Row<'insurance_payouts'>,
  'booked_by_name' | 'booked_at' | 'cancelled_at'
>;

/** The person a payment is for, what they lost and their share, in integer cents. */
export type InsuranceShare = Row<'insurance_shares'>;

/** What the fund can pay now, in integer cents. */
export const insuranceBalanceQuery = queryOptions({
  queryKey: ['operator', 'insurance', 'balance'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('insurance_balance').abortSignal(signal)),
});

/** The newest payments, newest first. */
export const insurancePayoutsQuery = queryOptions({
  queryKey: ['operator', 'insurance', 'payouts'],
  queryFn: async ({ signal }): Promise<InsurancePayout[]> =>
    unwrap(await supabase.rpc('insurance_payouts').abortSignal(signal)),
});

/** The shares of one payment. */
export const insuranceSharesQuery = (payoutId: string) =>
  queryOptions({
    queryKey: ['operator', 'insurance', 'shares', payoutId],
    queryFn: async ({ signal }): Promise<InsuranceShare[]> =>
      unwrap(await supabase.rpc('insurance_shares', { payout_id: payoutId }).abortSignal(signal)),
  });
