import { mutationOptions } from '@tanstack/react-query';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { uploadOwn } from '@/lib/uploads/upload';
import type { KycValues } from './schema';

/** The id of the case with this document and address, which may have been recorded by an attempt whose answer got lost. */
async function recordCase(userId: string, home_address: string, document_path: string): Promise<string> {
  const { error, status } = await supabase.from('kyc_cases').insert({ home_address, document_path });
  const failure = error && toAppError(error, status);
  if (failure && failure.code !== 'duplicate') throw failure;
  const row = unwrap(
    await supabase
      .from('kyc_cases')
      .select('id, home_address')
      .eq('investor_id', userId)
      .eq('document_path', document_path)
      .maybeSingle(),
  );
  // Another case is pending, or this one as it was entered before: there can be only one.
  if (!row || (failure && row.home_address !== home_address)) throw failure ?? new AppError('not_found');
  return row.id;
}

/**
 * Uploads the document and opens a case with it; sent again it is still one case. Fails with `duplicate` when another
 * case is pending, with `file_type`, `file_too_large`, `too_many_uploads`.
 *
 * @returns whether the tax number, if one was given, has been kept.
 */
export const submitKycMutation = mutationOptions({
  mutationFn: async ({ userId, address, document, taxNumber }: KycValues & { userId: string }) => {
    const path = await uploadOwn('kyc', userId, document.prepared, document.id);
    const caseId = await recordCase(userId, address, path);
    if (!taxNumber) return true;
    const { error } = await supabase.rpc('set_kyc_tax_number', {
      case_id: caseId,
      tax_number: taxNumber,
    });
    return error === null;
  },
  onSettled: (_data, _error, { userId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['kyc', userId] }),
});
