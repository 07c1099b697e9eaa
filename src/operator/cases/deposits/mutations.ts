import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { caseDecision } from '@/operator/cases/queue/decision';

/** Returns cents and the price that applies. Fails with `no_price`, `payment_time_required`, `invalid_amount`. */
export const previewCreditMutation = mutationOptions({
  mutationFn: async (values: Args<'preview_credit'>) => unwrap(await supabase.rpc('preview_credit', values).single()),
});

/**
 * Approves a deposit as the amount that arrived, or rejects it. A large one stays `pending` after the first of two
 * approvals. A retry returns the first result. Fails with `already_reviewed`, `own_deposit`,
 * `second_person_required`, `reason_required`, `transaction_counted`, `chain_differs`, `proof_reused`.
 */
export const reviewDepositMutation = caseDecision('review_deposit', 'deposits', 'limits');
