import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import { type Client, supabase } from '@/lib/data/supabase';

const onSettled = refreshingLater('withdrawals', 'portfolio');

export interface WithdrawalRequest {
  /** Its session has the proof; see useProof. */
  client: Client;
  method: string;
  address: string;
  /** Memo for TON; may be empty. */
  memo: string;
  amountCents: number;
  /** The fee seen; another is refused. Undefined for a retry. */
  feeCents: number | undefined;
  /** One per intent, reused by retries. */
  requestId: string;
}

/**
 * Requests a withdrawal. Fails with `account_not_verified`, `invalid_address`, `dead_address`, `invalid_memo`,
 * `test_network_address`, `invalid_amount`, `below_minimum`, `below_dust`, `insufficient_funds`,
 * `factor_needed_for_sum`, `above_own_limit`, `fee_changed`, `too_many_pending`, `too_many_requests`,
 * `code_required`, `password_required`, and with `request_id_reused` when another request has arrived under the id.
 */
export const requestWithdrawalMutation = mutationOptions({
  mutationFn: async ({ client, method, address, memo, amountCents, feeCents, requestId }: WithdrawalRequest) =>
    unwrap(
      await client.rpc('request_withdrawal', {
        method,
        address,
        ...(memo && { memo }),
        amount_cents: amountCents,
        request_id: requestId,
        ...(feeCents !== undefined && { expected_fee_cents: feeCents }),
      }),
    ),
  onSettled,
});

type AddressRemoval = Pick<WithdrawalRequest, 'client' | 'address'> & {
  network: string;
  memo: string | null;
};

/** Fails with `code_required`, `password_required`, and `address_in_use` while a withdrawal to it is open. */
export const removePayoutAddressMutation = mutationOptions({
  mutationFn: async ({ client, memo, ...which }: AddressRemoval) => {
    unwrap(await client.rpc('remove_payout_address', { ...which, ...(memo !== null && { memo }) }));
  },
  onSettled,
});

/** Fails with `not_cancellable` when an operator has reviewed it meanwhile, or has begun to pay it. */
export const cancelWithdrawalMutation = mutationOptions({
  mutationFn: async (withdrawalId: string) =>
    unwrap(await supabase.rpc('cancel_withdrawal', { withdrawal_id: withdrawalId })),
  onSettled,
});
