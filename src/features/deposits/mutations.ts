import { mutationOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { uploadProof } from '@/lib/resumable-upload';
import { supabase } from '@/lib/supabase';
import type { ProofValues } from './schema';

interface Payment extends ProofValues {
  userId: string;
  amountCents: number;
  /** Hears which share of the proof has arrived, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads the proof of a payment and records the deposit. Sent again after a failure or a lost answer, the same proof
 * is still one deposit. Fails with `too_many_pending`, `too_many_uploads`, `file_type`, `file_too_large`.
 */
export const sendPaymentMutation = mutationOptions({
  mutationFn: async ({ userId, amountCents, method, proof, onProgress }: Payment) => {
    const proof_path = await uploadProof(userId, proof.prepared, proof.id, onProgress);
    const { error, status } = await supabase
      .from('deposits')
      .insert({ amount_cents: amountCents, method, proof_path });
    const failure = error && toAppError(error, status);
    // One proof, one deposit: it was recorded before, and only the answer got lost.
    if (failure && failure.code !== 'duplicate') throw failure;
  },
  onSettled: (_data, _error, { userId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['deposits', userId] }),
});
