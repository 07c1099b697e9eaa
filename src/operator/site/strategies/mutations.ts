import { mutationOptions } from '@tanstack/react-query';
import { AppError, toAppError } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

/** Elsewhere `own_case` speaks of an identity check. */
async function ofStrategy<T>(decision: Promise<T>): Promise<T> {
  try {
    return await decision;
  } catch (error) {
    const failure = toAppError(error);
    throw failure.code === 'own_case' ? new AppError('own_strategy', { cause: failure.cause }) : failure;
  }
}

/** Approves or refuses a strategy that is proposed or suspended. Fails with `second_person_required`, `own_strategy`, `not_waiting`. */
export const reviewStrategyMutation = mutationOptions({
  mutationFn: async (review: Args<'review_strategy'>) =>
    ofStrategy(decided(() => supabase.rpc('review_strategy', review))),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'strategies'),
});

/** Stops money into a strategy, and its orders, at once. Fails with `own_strategy`, `strategy_not_offered`. */
export const suspendStrategyMutation = mutationOptions({
  mutationFn: async (halt: Args<'suspend_strategy'>) =>
    ofStrategy(decided(() => supabase.rpc('suspend_strategy', halt))),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'strategies'),
});
