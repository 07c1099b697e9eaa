import { decision } from '@/operator/kit/api';

/** Adds a plan if without `seen`. Fails with `changed_meanwhile`, `plan_exists`, `place_taken`, `invalid_plan`. */
export const savePlanMutation = decision('save_plan', 'plans');
