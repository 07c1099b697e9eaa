import type { ErrorCode } from '@/lib/data/error-codes';
import { toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** Errors that mean another operator was faster. */
const OVERTAKEN = new Set<ErrorCode>(['already_reviewed', 'not_found', 'not_approved', 'being_paid', 'not_being_paid']);

/**
 * Acts on a case and closes it. Also closes it, with a toast, if another operator was faster; leaves other failures
 * to the form.
 * @param act resolves to the toast for the operator
 */
export function closingAfter<T>(act: (input: T) => Promise<string>, onClose: () => void): (input: T) => Promise<void> {
  return async (input) => {
    try {
      toast.success(await act(input));
    } catch (error) {
      if (!OVERTAKEN.has(toAppError(error).code)) throw error;
      toast.info(t('operations.review.gone'));
    }
    onClose();
  };
}
