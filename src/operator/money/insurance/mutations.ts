import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/**
 * Proposes a payment of the insurance fund. Fails with `change_open`, `person_not_found`, `person_twice`, `person_frozen`,
 * `own_payout`, `exceeds_loss`, `exceeds_available`.
 */
export const proposeInsurancePayoutMutation = mutationOptions({
  mutationFn: async (values: Args<'propose_insurance_payout'>) =>
    decided(() => supabase.rpc('propose_insurance_payout', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'proposals'),
});
