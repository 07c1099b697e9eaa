import { decision } from '@/operator/kit/api';

/**
 * Proposes a payment of the insurance fund. Fails with `change_open`, `person_not_found`, `person_twice`, `person_frozen`,
 * `own_payout`, `exceeds_loss`, `exceeds_available`.
 */
export const proposeInsurancePayoutMutation = decision('propose_insurance_payout', 'proposals');
