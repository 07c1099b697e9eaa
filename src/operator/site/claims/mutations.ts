import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Writes a claim, for another operator to verify. Fails with `link_required`. */
export const writeClaimMutation = mutationOptions({
  mutationFn: async (values: Args<'write_claim'>) => decided(() => supabase.rpc('write_claim', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'claims'),
});

/** Publishes a claim. Fails with `second_person_required`, `claim_withdrawn`. */
export const verifyClaimMutation = mutationOptions({
  mutationFn: async (id: string) => decided(() => supabase.rpc('verify_claim', { claim_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'claims'),
});

export const withdrawClaimMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
    decided(() => supabase.rpc('withdraw_claim', { claim_id: id, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'claims'),
});
