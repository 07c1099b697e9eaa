import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { type Decision, refreshQueue } from '@/operator/cases/queue/decision';
import { decided } from '@/operator/kit/decided';

/**
 * Approves a withdrawal for payment, or rejects it, which returns the amount. Fails with `already_reviewed`,
 * `own_withdrawal`, `reason_required`.
 */
export const reviewWithdrawalMutation = mutationOptions({
  mutationFn: async ({ withdrawalId, ...decision }: Decision & { withdrawalId: string }) =>
    decided(() => supabase.rpc('review_withdrawal', { withdrawal_id: withdrawalId, ...decision })),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'withdrawals'),
});

/**
 * Takes an approved withdrawal to pay it. Fails with `being_paid` while another has it, `approval_lapsed`,
 * `person_frozen`.
 */
export const takeWithdrawalMutation = mutationOptions({
  mutationFn: async (withdrawalId: string) =>
    decided(() => supabase.rpc('take_withdrawal', { withdrawal_id: withdrawalId })),
  // Awaited, because the next step needs what the queue shows only to the payer.
  onSettled: (_data, _error, _values, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['operator', 'withdrawals'] }),
});

/** Returns a withdrawal of which nothing was sent. Fails with `being_paid` when another has taken it over. */
export const giveBackWithdrawalMutation = mutationOptions({
  mutationFn: async ({ withdrawalId, reason }: { withdrawalId: string; reason: string }) =>
    decided(() => supabase.rpc('give_back_withdrawal', { withdrawal_id: withdrawalId, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'withdrawals'),
});

interface Payment {
  withdrawalId: string;
  transactionId: string;
  coins: string;
}

/**
 * Records the payment of a withdrawal that this operator has taken. Fails with `not_being_paid`, `being_paid` when
 * another has taken it over, `person_frozen`, `transaction_id_required`, `invalid_transaction_id`, `invalid_amount`.
 */
export const settleWithdrawalMutation = mutationOptions({
  mutationFn: async ({ withdrawalId, transactionId, coins }: Payment) =>
    decided(() =>
      supabase.rpc('settle_withdrawal', {
        withdrawal_id: withdrawalId,
        transaction_id: transactionId,
        ...(coins && { coins }),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'withdrawals'),
});
