import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Decision, refreshQueue } from '@/operator/cases/queue/decision';
import { decided } from '@/operator/kit/decided';

/** Accepts or rejects an identity case. Fails with `already_reviewed`, `own_case`, `reason_required`. */
export const reviewKycMutation = mutationOptions({
  mutationFn: async ({ caseId, ...decision }: Decision & { caseId: string }) =>
    decided(() => supabase.rpc('review_kyc', { case_id: caseId, ...decision })),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'kyc'),
});

/**
 * The tax number of a case, or null when none was given. Not a query, so that nothing reads it by itself: each reading is
 * recorded, by a call before it that no failure of the reading takes back, and for which a code may be asked. Fails with
 * `reading_not_recorded` when that was a minute ago.
 */
export const readTaxNumberMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async (caseId: string): Promise<string | null> => {
    await decided(() => supabase.rpc('record_tax_number_reading', { case_id: caseId }));
    return unwrap(await supabase.rpc('read_tax_number', { case_id: caseId }));
  },
});
