import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/**
 * Stops somebody from investing and asking for money, or lifts that, with a reason that the audit trail keeps. Fails with
 * `own_case`, `reason_required`; for reviewers who lift it also with `not_allowed`.
 */
export const freezeMutation = mutationOptions({
  mutationFn: async ({ personId, reason, frozen }: { personId: string; reason: string; frozen: boolean }) =>
    decided(() =>
      supabase.rpc(frozen ? 'freeze_person' : 'unfreeze_person', { person_id: personId, reason }),
    ),
  onSettled: async (_data, _error, { personId }, _result, { client }) => {
    void refresh(client, 'people');
    await client.invalidateQueries({ queryKey: ['operator', 'person', personId] });
  },
});
