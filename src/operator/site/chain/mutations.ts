import { mutationOptions } from '@tanstack/react-query';
import { AppError } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decision, refreshing } from '@/operator/kit/api';
import { decided } from '@/operator/kit/decided';
import { rememberAccount } from '@/operator/kit/known-accounts';
import type { Proposal } from '@/operator/kit/proposals';

const lists = ['chains', 'proposals', 'wallets'];

/** Loaded only when an account is derived; its batches can then be signed in this browser. */
const derive = async (...account: [key: string, first: string]) => {
  const { deriveAccount } = await import('./derive');
  const derived = await deriveAccount(...account);
  rememberAccount(derived.root);
  return derived;
};

/** Derives an account's addresses here. Fails with `invalid_address`, `invalid_value`, `duplicate`, `change_open`, `reason_required`. */
export const proposeAccountMutation = mutationOptions({
  mutationFn: async ({ key, first, ...rest }: { network: string; key: string; first: string; reason: string }) => {
    const derived = await derive(key, first);
    return decided(() =>
      supabase.rpc('propose_chain_account', { ...rest, ...derived, extended_key: key, first_address: first }),
    );
  },
  onSettled: refreshing(...lists),
});

/**
 * Derives the account of a proposal again, here, and confirms it only if its root is the proposed one. Fails with
 * `chain_root_differs`, `second_person_required`, `approval_lapsed`, `changed_meanwhile`.
 */
export const confirmAccountMutation = mutationOptions({
  mutationFn: async ({ id, changes }: Proposal) => {
    const account = changes['account']?.[1] as { extended_key: string; first_address: string; root: string };
    const { root } = await derive(account.extended_key, account.first_address);
    if (root !== account.root) throw new AppError('chain_root_differs');
    return decided(() => supabase.rpc('confirm_proposal', { proposal_id: id }));
  },
  onSettled: refreshing(...lists),
});

/** Fails with `reason_required`. */
export const closeAccountMutation = decision('close_chain_account', ...lists);

/** Fails with `invalid_value`, `change_open`, `changed_meanwhile`, `reason_required`. */
export const setNetworkMutation = mutationOptions({
  mutationFn: async ({
    height,
    header,
    ...rest
  }: {
    network: string;
    confirmations: number;
    automatic_cents: number;
    height: number | undefined;
    header: string;
    reason: string;
  }) =>
    decided(() =>
      supabase.rpc('set_chain_network', {
        ...rest,
        ...(height !== undefined && header !== '' && { checkpoint_height: height, checkpoint_header: header }),
      }),
    ),
  onSettled: refreshing(...lists),
});
