import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

export interface WalletProposal {
  walletId: string;
  address: string;
  name: string;
  network: string;
  memo: string;
  reason: string;
  requestId: string;
}

/**
 * Idempotent by `requestId`. Fails with `invalid_address`, `invalid_memo`, `wrong_network`, `change_open`,
 * `reason_required`, `address_name_required`.
 */
export const proposeWalletMutation = mutationOptions({
  mutationFn: async ({ walletId, address, name, network, memo, reason, requestId }: WalletProposal) =>
    decided(() =>
      supabase.rpc('propose_wallet_change', {
        wallet_id: walletId,
        address,
        address_name: name,
        network,
        reason,
        request_id: requestId,
        ...(memo && { memo }),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});

/** Starts the delay. Fails with `second_person_required`, `already_reviewed`, `change_closed`. */
export const approveWalletMutation = mutationOptions({
  mutationFn: async (changeId: string) => decided(() => supabase.rpc('approve_wallet_change', { change_id: changeId })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});

/** Fails with `too_early`, `wrong_network`, `approval_lapsed`, `stale_change`, `change_closed`. */
export const applyWalletMutation = mutationOptions({
  mutationFn: async (changeId: string) => decided(() => supabase.rpc('apply_wallet_change', { change_id: changeId })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});

/** Fails with `reason_required`, `change_closed`. */
export const cancelWalletMutation = mutationOptions({
  mutationFn: async ({ changeId, reason }: { changeId: string; reason: string }) =>
    decided(() => supabase.rpc('cancel_wallet_change', { change_id: changeId, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});
