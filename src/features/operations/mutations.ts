import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { hasOutputs } from '@/lib/transactions';
import type { Arrival } from './schema';

/** What an operator decides; a rejection says why. */
export type Decision = { approve: true } | { approve: false; reason: string };

// Not awaited: what comes after a decision is told at once, and the queue follows.
const refresh = (client: QueryClient, queue: string) => {
  void client.invalidateQueries({ queryKey: ['operations', queue] });
};

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
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'deposits'),
});

/**
 * Approves a withdrawal for payment, or rejects it, which returns the amount. Fails with `already_reviewed`,
 * `own_withdrawal`, `reason_required`.
 */
export const reviewWithdrawalMutation = mutationOptions({
  mutationFn: async ({ withdrawalId, ...decision }: Decision & { withdrawalId: string }) =>
    unwrap(await supabase.rpc('review_withdrawal', { withdrawal_id: withdrawalId, ...decision })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'withdrawals'),
});

/** Takes an approved withdrawal to pay it. Fails with `being_paid` while another has it, `approval_lapsed`, `person_frozen`. */
export const takeWithdrawalMutation = mutationOptions({
  mutationFn: async (withdrawalId: string) =>
    unwrap(await supabase.rpc('take_withdrawal', { withdrawal_id: withdrawalId })),
  // Awaited: the payer goes on with what the queue shows only them.
  onSettled: (_data, _error, _values, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['operations', 'withdrawals'] }),
});

/** Gives back a withdrawal of which nothing was sent. Fails with `being_paid` when another has taken it over. */
export const giveBackWithdrawalMutation = mutationOptions({
  mutationFn: async ({ withdrawalId, reason }: { withdrawalId: string; reason: string }) =>
    unwrap(await supabase.rpc('give_back_withdrawal', { withdrawal_id: withdrawalId, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'withdrawals'),
});

/**
 * Records that a withdrawal was paid that this operator has taken. Fails with `not_being_paid`, `being_paid` when another
 * has taken it over, `person_frozen`, `transaction_id_required`, `invalid_transaction_id`.
 */
export const settleWithdrawalMutation = mutationOptions({
  mutationFn: async ({ withdrawalId, transactionId }: { withdrawalId: string; transactionId: string }) =>
    unwrap(
      await supabase.rpc('settle_withdrawal', {
        withdrawal_id: withdrawalId,
        transaction_id: transactionId,
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'withdrawals'),
});

/** Accepts or rejects an identity case. Fails with `already_reviewed`, `own_case`, `reason_required`. */
export const reviewKycMutation = mutationOptions({
  mutationFn: async ({ caseId, ...decision }: Decision & { caseId: string }) =>
    unwrap(await supabase.rpc('review_kyc', { case_id: caseId, ...decision })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'kyc'),
});

/** Answers a visitor's message by mail. Fails with `already_reviewed`, `answer_required`. */
export const answerMessageMutation = mutationOptions({
  mutationFn: async ({ messageId, answer }: { messageId: string; answer: string }) =>
    unwrap(await supabase.rpc('answer_contact_message', { message_id: messageId, answer })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'messages'),
});

/** Takes a message off the queue; no mail is sent. Fails with `already_reviewed`. */
export const closeMessageMutation = mutationOptions({
  mutationFn: async (messageId: string) =>
    unwrap(await supabase.rpc('close_contact_message', { message_id: messageId })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'messages'),
});

/** Takes several messages off the queue, a page at most; no mail is sent. Answers what became of each: some may be held by others. */
export const closeMessagesMutation = mutationOptions({
  mutationFn: async (messageIds: string[]) =>
    unwrap(await supabase.rpc('close_contact_messages', { message_ids: messageIds })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'messages'),
});

/**
 * The tax number of a case, or null when none was given. Not a query, so that nothing reads it by itself: each reading is
 * recorded, by a call before it that no failure of the reading takes back. Fails with `reading_not_recorded` when that was
 * a minute ago.
 */
export const readTaxNumberMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async (caseId: string): Promise<string | null> => {
    unwrap(await supabase.rpc('record_tax_number_reading', { case_id: caseId }));
    return unwrap(await supabase.rpc('read_tax_number', { case_id: caseId }));
  },
});

/**
 * Stops somebody from investing and asking for money, or lifts that, with a reason that the audit trail keeps. Fails with
 * `own_case`, `reason_required`; for reviewers who lift it also with `not_allowed`.
 */
export const freezeMutation = mutationOptions({
  mutationFn: async ({ personId, reason, frozen }: { personId: string; reason: string; frozen: boolean }) =>
    unwrap(await supabase.rpc(frozen ? 'freeze_person' : 'unfreeze_person', { person_id: personId, reason })),
  onSettled: async (_data, _error, { personId }, _result, { client }) => {
    refresh(client, 'people');
    await client.invalidateQueries({ queryKey: ['operations', 'person', personId] });
  },
});
