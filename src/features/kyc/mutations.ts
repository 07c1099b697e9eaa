import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';
import { uploadOwn } from '@/lib/uploads/upload';
import type { KycValues } from './schema';

/**
 * Uploads the document and opens a case; idempotent. Fails with `duplicate` when another case is pending, with
 * `file_type`, `file_too_large`, `too_many_uploads`.
 * @returns whether the tax number, if given, was kept.
 */
export const submitKycMutation = mutationOptions({
  mutationFn: async ({ userId, address, document, taxNumber }: KycValues & { userId: string }) => {
    const path = await uploadOwn('kyc', userId, document.prepared, document.id);
    const caseId = unwrap(await supabase.rpc('submit_kyc_case', { home_address: address, document_path: path }));
    if (!taxNumber) return true;
    const { error } = await supabase.rpc('set_kyc_tax_number', { case_id: caseId, tax_number: taxNumber });
    return error === null;
  },
  onSettled: refreshing('kyc'),
});
