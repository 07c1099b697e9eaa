import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

interface Purchase {
  userId: string;
  planId: string;
  /** What the person has seen, the price in integer cents: nothing is bought at another price or for another time. */
  agreed: { price_cents: number; term: string };
  /** Made once for each intent to buy, and kept when the same is tried again. */
  requestId: string;
}

/**
 * Buys a plan at its minimum. The same `requestId` again answers the first purchase and buys nothing. Fails with
 * `price_changed`, `term_changed`, `insufficient_funds`, `plan_not_found`.
 */
export const investMutation = mutationOptions({
  mutationFn: async ({ planId, requestId, agreed }: Purchase) =>
    unwrap(
      await supabase.rpc('invest', {
        plan_id: planId,
        request_id: requestId,
        expected_cents: agreed.price_cents,
        expected_term: agreed.term,
      }),
    ),
  // Not awaited: the answer is told at once, and the figures follow. Also after a failure, when only the answer was lost.
  onSettled: (_data, error, { userId }, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['positions', userId] });
    void client.invalidateQueries({ queryKey: ['portfolio', userId] });
    // Its price or the offer itself may be why it failed.
    if (error) void client.invalidateQueries({ queryKey: ['plans'] });
  },
});
