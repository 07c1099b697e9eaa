import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

/** A payment of the insurance fund, as it is published; amounts in integer cents. */
export interface InsurancePayout {
  event: string;
  happened_on: string;
  people: number;
  lost_cents: number;
  amount_cents: number;
  booked_at: string;
}

export type InsuranceShare = Row<'insurance_shares'>;

/** What the fund can pay now, in integer cents, and what it has paid, newest first. */
export const insuranceDeskQuery = queryOptions({
  queryKey: ['operator', 'insurance', 'desk'],
  queryFn: async ({ signal }) =>
    unwrap(await supabase.rpc('insurance_desk').abortSignal(signal)) as unknown as {
      available_cents: number;
      insurance_payouts: InsurancePayout[];
    },
});

/** The shares of a payment that is proposed. */
export const insuranceSharesQuery = (proposalId: string) =>
  queryOptions<InsuranceShare[]>({
    queryKey: ['operator', 'insurance', 'shares', proposalId],
    queryFn: reading('insurance_shares', { proposal_id: proposalId }),
  });
