import { mutationOptions } from '@tanstack/react-query';
import { hasOutputs } from '@/lib/addresses/transactions';
import { unwrap } from '@/lib/data/errors';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { refreshQueue } from '@/operator/cases/queue/decision';
import { decided } from '@/operator/kit/decided';
import { type Arrival, momentOf } from './schema';

const arrivedOf = (arrival: Arrival) =>
  arrival.unit === 'coins'
    ? { arrived_coins: arrival.coins, paid_at: momentOf(arrival.paidAt) }
    : { arrived_cents: arrival.cents };

const approvalOf = (arrival: Arrival) => ({
  approve: true,
  ...arrivedOf(arrival),
  network: arrival.network,
  transaction_id: arrival.transactionId,
  ...(hasOutputs(arrival.network) && { transaction_output: Number(arrival.output) }),
  ...(arrival.reason && { reason: arrival.reason }),
});

/**
 * Previews the credit for coins: cents and the price that applies. Fails with `no_price`, `payment_time_required`,
 * `invalid_amount`.
 */
export const previewCreditMutation = mutationOptions({
  mutationFn: async (values: Args<'preview_credit'>) => unwrap(await supabase.rpc('preview_credit', values).single()),
});

/**
 * Approves a deposit as the amount that arrived, or rejects it. A large one stays `pending` after the first of two
 * approvals. A retry returns the first result. Fails with `already_reviewed`, `own_deposit`,
 * `second_person_required`, `reason_required`, `transaction_counted`, `chain_differs`, `proof_reused`.
 */
export const reviewDepositMutation = mutationOptions({
  mutationFn: async ({
    depositId,
    decision,
  }: {
    depositId: string;
    decision: Arrival | { approve: false; reason: string };
  }) =>
    decided(() =>
      supabase.rpc('review_deposit', {
        deposit_id: depositId,
        ...('approve' in decision ? decision : approvalOf(decision)),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'deposits', 'limits'),
});
