import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

/**
 * Proposes a payment of the insurance fund. Fails with `payout_open`, `person_not_found`, `person_twice`, `own_payout`,
 * `exceeds_loss`, `exceeds_available`.
 */
export const proposeInsurancePayoutMutation = mutationOptions({
  mutationFn: async (values: Args<'propose_insurance_payout'>) =>
    decided(() => supabase.rpc('propose_insurance_payout', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'insurance'),
});

/** Books what another treasurer proposed. Fails with `second_person_required`, `own_payout`, `approval_lapsed`, `already_reviewed`. */
export const bookInsurancePayoutMutation = mutationOptions({
  mutationFn: async (id: string) => decided(() => supabase.rpc('book_insurance_payout', { payout_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'insurance'),
});

/** Stops a payment that waits. Fails with `already_reviewed`. */
export const cancelInsurancePayoutMutation = mutationOptions({
  mutationFn: async (id: string) => decided(() => supabase.rpc('cancel_insurance_payout', { payout_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'insurance'),
});
