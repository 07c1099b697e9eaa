import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';

interface Purchase {
  planId: string;
  amountCents: number;
  /** The terms seen (integer cents, basis points); others are refused. */
  agreed: { min_cents: number; term: string; profit_bonus_bp: number };
  /** One per intent to buy; retries reuse it. */
  requestId: string;
}

/**
 * Buys a plan. A retry with the same `requestId` returns the first purchase. Fails with `price_changed`,
 * `term_changed`, `bonus_changed`, `below_minimum`, `above_maximum`, `insufficient_funds`, `plan_not_found`,
 * `request_id_reused`.
 */
export const investMutation = mutationOptions({
  mutationFn: async ({ planId, requestId, amountCents, agreed }: Purchase) =>
    unwrap(
      await supabase.rpc('invest', {
        plan_id: planId,
        request_id: requestId,
        amount_cents: amountCents,
        expected_cents: agreed.min_cents,
        expected_term: agreed.term,
        expected_bonus_bp: agreed.profit_bonus_bp,
      }),
    ),
  onSettled: refreshingLater('positions', 'portfolio'),
  // A changed price or offer may be the cause.
  onError: (_error, _values, _result, { client }) => void client.invalidateQueries({ queryKey: ['plans'] }),
});

interface TopUp {
  packageId: string;
  amountCents: number;
  requestId: string;
}

/**
 * Adds an amount to a package. A retry with the same `requestId` returns the first top-up. Fails with
 * `package_ended`, `too_many_top_ups`, `above_maximum`, `insufficient_funds`, `request_id_reused`.
 */
export const topUpMutation = mutationOptions({
  mutationFn: async ({ packageId, amountCents, requestId }: TopUp) =>
    unwrap(
      await supabase.rpc('top_up', {
        package_id: packageId,
        amount_cents: amountCents,
        request_id: requestId,
      }),
    ),
  onSettled: refreshingLater('positions', 'portfolio'),
});
