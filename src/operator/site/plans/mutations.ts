import { decision } from '@/operator/kit/api';

/**
 * Adds a plan (without `seen`) or changes one. Fails with `changed_meanwhile`, `plan_exists`, `place_taken`,
 * `invalid_plan`.
 */
export const savePlanMutation = decision('save_plan', 'plans');
