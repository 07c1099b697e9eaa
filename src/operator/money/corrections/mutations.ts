import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Args, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { caseDecision } from '@/operator/cases/queue/decision';
import { decision } from '@/operator/kit/api';

export type BalancePreview = Row<'preview_balance'>;

/** Retries with the same `request_id` are idempotent. */
export type Bonus = Omit<Args<'grant_bonus'>, 'request_id'>;

/** A negative amount debits the user. */
export type Correction = Omit<Args<'propose_correction'>, 'request_id'>;

/** Previews a balance change; writes nothing. Fails with `not_found`, `invalid_amount`, `exceeds_available`. */
export const previewBalanceMutation = mutationOptions({
  mutationFn: async ({ investor_id, amount_cents, deposit_id }: Args<'preview_balance'>) => {
    const args = { investor_id, amount_cents, ...(deposit_id && { deposit_id }) };
    return unwrap(await supabase.rpc('preview_balance', args))[0];
  },
});

/** Fails as the preview, and with `own_correction`, `reason_required`, `account_closed`, `reversal_open`. */
export const proposeCorrectionMutation = decision('propose_correction', 'corrections', 'person');

/**
 * Books or refuses a correction that another operator proposed. Fails with `already_reviewed`, `own_correction`,
 * `second_person_required`, `reason_required`, `exceeds_available`.
 */
export const reviewCorrectionMutation = caseDecision('review_correction', 'corrections');

/** Withdraws one's own proposal. Fails with `already_reviewed`. */
export const withdrawCorrectionMutation = caseDecision('withdraw_correction', 'corrections');

/** Returns null if only proposed. Fails with `own_bonus`, `invalid_amount`, `reason_required`, `above_limit`. */
export const grantBonusMutation = decision('grant_bonus', 'corrections', 'limits', 'person');
