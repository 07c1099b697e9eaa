import { mutationOptions } from '@tanstack/react-query';
import { hasOutputs } from '@/lib/addresses/transactions';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { refreshQueue } from '@/operator/cases/queue/decision';
import type { Arrival } from './schema';

const approvalOf = ({ cents, network, transactionId, output, reason }: Arrival) => ({
  approve: true,
  arrived_cents: cents,
  network,
  transaction_id: transactionId,
  ...(hasOutputs(network) && { transaction_output: Number(output) }),
  ...(reason && { reason }),
});

/**
 * Approves a deposit as what arrived of it, or rejects it. A large one stays `pending` after the first of its two approvals.
 * A retry returns the first result. Fails with `already_reviewed`, `own_deposit`, `second_person_required`, `reason_required`,
 * `transaction_counted`, `proof_reused`.
 */
export const reviewDepositMutation = mutationOptions({
  mutationFn: async ({
    depositId,
    decision,
  }: {
    depositId: string;
    decision: Arrival | { approve: false; reason: string };
  }) =>
    unwrap(
      await supabase.rpc('review_deposit', {
        deposit_id: depositId,
        ...('approve' in decision ? decision : approvalOf(decision)),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'deposits'),
});
