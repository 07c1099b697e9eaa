import { mutationOptions } from '@tanstack/react-query';
import type { ErrorCode } from '@/lib/data/error-codes';
import { AppError, toAppError } from '@/lib/data/errors';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Elsewhere `own_case` is about identity checks, and the other two are about the reader instead of the trader. */
const OWN_CODES: Partial<Record<ErrorCode, ErrorCode>> = {
  own_case: 'own_strategy',
  account_frozen: 'lead_frozen',
  identity_required: 'lead_unidentified',
};

async function ofStrategy<T>(decision: Promise<T>): Promise<T> {
  try {
    return await decision;
  } catch (error) {
    const failure = toAppError(error);
    const code = OWN_CODES[failure.code];
    throw code ? new AppError(code, { cause: failure.cause }) : failure;
  }
}

/**
 * Approves or refuses a strategy that is proposed or suspended. Fails with `second_person_required`, `own_strategy`,
 * `not_waiting`, `lead_frozen`, `lead_unidentified`.
 */
export const reviewStrategyMutation = mutationOptions({
  mutationFn: async (review: Args<'review_strategy'>) =>
    ofStrategy(decided(() => supabase.rpc('review_strategy', review))),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'strategies'),
});

/** Immediately stops deposits into a strategy and its orders. Fails with `own_strategy`, `strategy_not_offered`. */
export const suspendStrategyMutation = mutationOptions({
  mutationFn: async (halt: Args<'suspend_strategy'>) =>
    ofStrategy(decided(() => supabase.rpc('suspend_strategy', halt))),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'strategies'),
});
