import { caseDecision } from '@/operator/cases/queue/decision';
import { decision } from '@/operator/kit/api';

/** A rejection returns the amount. Fails with `already_reviewed`, `own_withdrawal`, `reason_required`. */
export const reviewWithdrawalMutation = caseDecision('review_withdrawal', 'withdrawals');

/**
 * Takes an approved withdrawal to pay it; waits for the queue, because the next step needs what it shows only to the
 * payer. Fails with `being_paid` while another has it, `approval_lapsed`, `person_frozen`.
 */
export const takeWithdrawalMutation = decision('take_withdrawal', 'withdrawals');

/** Returns a withdrawal of which nothing was sent. Fails with `being_paid` when another has taken it over. */
export const giveBackWithdrawalMutation = caseDecision('give_back_withdrawal', 'withdrawals');

/**
 * Records the payment of a withdrawal that this operator has taken. Fails with `not_being_paid`, `being_paid` when
 * another has taken it over, `person_frozen`, `invalid_transaction_id`, `invalid_amount`.
 */
export const settleWithdrawalMutation = caseDecision('settle_withdrawal', 'withdrawals');
