import { toAppError } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import type { Decision } from './mutations';

/**
 * Carries a decision out and closes its case. When somebody else was faster the case closes too, with a plain word about
 * it; every other failure is left to the form.
 *
 * @param act sends the decision and resolves to what the operator is told.
 */
export function closingAfter(
  act: (decision: Decision) => Promise<string>,
  onClose: () => void,
): (decision: Decision) => Promise<void> {
  return async (decision) => {
    try {
      toast.success(await act(decision));
    } catch (error) {
      if (!['already_reviewed', 'not_found'].includes(toAppError(error).code)) throw error;
      toast.info(t('operations.review.gone'));
    }
    onClose();
  };
}
