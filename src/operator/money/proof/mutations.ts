import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import type { Attestation } from './schema';

const refresh = { queryKey: ['operator', 'proof'] };

/**
 * Publishes a snapshot of the current liabilities. Fails with `invalid_moment`, `journal_busy`, `account_omitted`,
 * `books_disagree`, `pools_disagree`.
 */
export const takeSnapshotMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('take_snapshot')),
  onSettled: (_data, _error, _values, _result, { client }) => client.invalidateQueries(refresh),
});

/**
 * Publishes the balance of an address of ours. Idempotent; a retry returns the first result. Fails with
 * `already_attested`, `invalid_day`, `invalid_value`.
 */
export const attestMutation = mutationOptions({
  mutationFn: async (given: Attestation) =>
    decided(() =>
      supabase.rpc('attest_reserve', {
        network: given.network,
        address: given.address,
        amount: given.amount,
        value_cents: given.cents,
        signed_on: given.signedOn,
        block_height: given.height,
        block_hash: given.hash,
        message: given.message,
        signature: given.signature,
        how_to_check: given.howToCheck,
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => client.invalidateQueries(refresh),
});
