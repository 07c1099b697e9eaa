import { decision } from '@/operator/kit/api';

export const setPaymentMethodMutation = decision('set_payment_method', 'methods');

/** Changes a withdrawal method. Fails with `changed_meanwhile`, `last_method`, `invalid_minimum`, `invalid_fee`. */
export const setWithdrawalMethodMutation = decision('set_withdrawal_method', 'methods');

/** Sets a network's block explorer. Fails with `changed_meanwhile`, `invalid_explorer`. */
export const setExplorerMutation = decision('set_explorer', 'explorers');
