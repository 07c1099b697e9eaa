import { decision } from '@/operator/kit/api';

/** Writes a claim, for another operator to verify. Fails with `link_required`. */
export const writeClaimMutation = decision('write_claim', 'claims');

/** Publishes a claim. Fails with `second_person_required`, `claim_withdrawn`. */
export const verifyClaimMutation = decision('verify_claim', 'claims');

export const withdrawClaimMutation = decision('withdraw_claim', 'claims');
