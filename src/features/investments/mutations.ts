import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

interface Purchase {
  userId: string;
  planId: string;
  amountCents: number;
  /** The terms seen (integer cents, basis points); others are refused. */
  agreed: { min_cents: number; term: string; profit_bonus_bp: number };
  /** One per intent to buy; retries reuse it. */
  requestId: string;
}

/** Not awaited, so that the result shows at once. */
function refresh(client: QueryClient, userId: string): void {
  void client.invalidateQueries({ queryKey: ['positions', userId] });
  void client.invalidateQueries({ queryKey: ['portfolio', userId] });
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
  // Also runs on failure, because only the response may be lost.
  onSettled: (_data, error, { userId }, _result, { client }) => {
    refresh(client, userId);
    // A changed price or offer may be the cause.
    if (error) void client.invalidateQueries({ queryKey: ['plans'] });
  },
});

interface TopUp {
  userId: string;
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
  onSettled: (_data, _error, { userId }, _result, { client }) => refresh(client, userId),
});
