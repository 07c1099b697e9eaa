import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** What an operator decides; a rejection says why. */
export type Decision = { approve: true } | { approve: false; reason: string };

// Not awaited: what comes after a decision is told at once, and the queue follows.
const refresh = (client: QueryClient, queue: string) => {
  void client.invalidateQueries({ queryKey: ['operations', queue] });
};

/**
 * Approves or rejects a deposit. A large one stays `pending` after the first of its two approvals. The same decision sent
 * again answers the same. Fails with `already_reviewed`, `own_deposit`, `second_person_required`, `reason_required`.
 */
export const reviewDepositMutation = mutationOptions({
  mutationFn: async ({ depositId, ...decision }: Decision & { depositId: string }) =>
    unwrap(await supabase.rpc('review_deposit', { deposit_id: depositId, ...decision })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'deposits'),
});
