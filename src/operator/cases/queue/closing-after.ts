import type { ErrorCode } from '@/lib/data/error-codes';
import { toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** What the database answers when another operator was faster. */
const OVERTAKEN = new Set<ErrorCode>([
  'already_reviewed',
  'not_found',
  'not_approved',
  'being_paid',
  'not_being_paid',
]);

/**
 * Does something to a case and closes it. When another operator was faster the case closes too, with a plain word about it;
 * every other failure is left to the form.
 *
 * @param act resolves to what the operator is told.
 */
export function closingAfter<T>(
  act: (input: T) => Promise<string>,
  onClose: () => void,
): (input: T) => Promise<void> {
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
