import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { caseDecision } from '@/operator/cases/queue/decision';
import { decided } from '@/operator/kit/decided';

/** Accepts or rejects an identity case. Fails with `already_reviewed`, `own_case`, `reason_required`. */
export const reviewKycMutation = caseDecision('review_kyc', 'kyc');

/**
 * Reads the tax number of a case; null if it has none. Not a query, so nothing reads it automatically: a call before
 * it records each reading, even if the reading fails, and may require a code. Fails with `reading_not_recorded` when
 * that record is over a minute old.
 */
export const readTaxNumberMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async (caseId: string): Promise<string | null> => {
    await decided(() => supabase.rpc('record_tax_number_reading', { case_id: caseId }));
    return unwrap(await supabase.rpc('read_tax_number', { case_id: caseId }));
  },
});
