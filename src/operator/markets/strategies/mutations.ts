import { mutationOptions } from '@tanstack/react-query';
import { call, type Given } from '@/lib/data/api';
import type { ErrorCode } from '@/lib/data/error-codes';
import { retold } from '@/lib/data/retold';
import { refreshing } from '@/operator/kit/api';
import { decided } from '@/operator/kit/decided';

/** Elsewhere `own_case` is about identity checks, and the other two are about the reader instead of the trader. */
const OWN_CODES: Partial<Record<ErrorCode, ErrorCode>> = {
  own_case: 'own_strategy',
  account_frozen: 'lead_frozen',
  identity_required: 'lead_unidentified',
};

const ofStrategy = <N extends 'review_strategy' | 'suspend_strategy'>(name: N) =>
  mutationOptions({
    mutationFn: (args: Given<N>) =>
      retold(
        OWN_CODES,
        decided(() => call(name, args)),
      ),
    onSettled: refreshing('strategies'),
  });

/** Fails with `second_person_required`, `own_strategy`, `not_waiting`, `lead_frozen`, `lead_unidentified`. */
export const reviewStrategyMutation = ofStrategy('review_strategy');

/** Immediately stops deposits into a strategy and its orders. Fails with `own_strategy`, `strategy_not_offered`. */
export const suspendStrategyMutation = ofStrategy('suspend_strategy');
