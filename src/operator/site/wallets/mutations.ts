import { decision } from '@/operator/kit/api';

/**
 * Idempotent by `request_id`. Fails with `invalid_address`, `invalid_memo`, `wrong_network`, `change_open`,
 * `reason_required`, `address_name_required`.
 */
export const proposeWalletMutation = decision('propose_wallet_change', 'wallets', 'site');

/** Starts the delay. Fails with `second_person_required`, `approval_lapsed`, `change_expired`, `change_closed`. */
export const approveWalletMutation = decision('confirm_proposal', 'wallets', 'site');

/** Fails with `too_early`, `wrong_network`, `approval_lapsed`, `changed_meanwhile`, `change_closed`. */
export const applyWalletMutation = decision('apply_proposal', 'wallets', 'site');

/** Fails with `reason_required`, `change_closed`. */
export const cancelWalletMutation = decision('cancel_proposal', 'wallets', 'site');
