import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

interface Purchase {
  userId: string;
  planId: string;
  /** In integer cents. */
  amountCents: number;
  /** What the person has seen, the minimum in integer cents and the bonus in basis points: nothing is bought at others. */
  agreed: { min_cents: number; term: string; profit_bonus_bp: number };
  /** Made once for each intent to buy, and kept when the same is tried again. */
  requestId: string;
}

/** What a purchase or a top-up changes. Not awaited: the answer is told at once, and the figures follow. */
function refresh(client: QueryClient, userId: string): void {
  void client.invalidateQueries({ queryKey: ['positions', userId] });
  void client.invalidateQueries({ queryKey: ['portfolio', userId] });
}

/**
 * Buys a plan for an amount. A retry with the same `requestId` returns the first purchase and buys nothing. Fails with
 * `price_changed`, `term_changed`, `bonus_changed`, `below_minimum`, `above_maximum`, `insufficient_funds`, `plan_not_found`,
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
  // Also after a failure, when only the answer was lost.
  onSettled: (_data, error, { userId }, _result, { client }) => {
    refresh(client, userId);
    // Its price or the offer itself may be why it failed.
    if (error) void client.invalidateQueries({ queryKey: ['plans'] });
  },
});

interface TopUp {
  userId: string;
  packageId: string;
  /** In integer cents. */
  amountCents: number;
  /** As of a purchase. */
  requestId: string;
}

/**
 * Adds an amount to a package. A retry with the same `requestId` returns the first and adds nothing. Fails with `package_ended`,
 * `too_many_top_ups`, `above_maximum`, `insufficient_funds`, `request_id_reused`.
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
