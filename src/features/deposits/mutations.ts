import { mutationOptions } from '@tanstack/react-query';
import { type AppError, toAppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { uploadProof } from '@/lib/uploads/resumable-upload';
import type { ProofValues } from './schema';

/** The transaction of a deposit that waits for its review. */
interface NamedTransaction {
  userId: string;
  depositId: string;
  network: string;
  transactionId: string;
}

/** Names the transaction of a pending deposit. Fails with `already_reviewed`, `transaction_named`, `invalid_transaction_id`, `invalid_network`. */
export const nameTransactionMutation = mutationOptions({
  mutationFn: async ({ depositId, network, transactionId }: NamedTransaction) =>
    unwrap(
      await supabase.rpc('name_transaction', {
        deposit_id: depositId,
        ...(network && { network }),
        transaction_id: transactionId,
      }),
    ),
  onSettled: (_data, _error, { userId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['deposits', userId] }),
});

interface Payment extends ProofValues {
  userId: string;
  amountCents: number;
  /** The quote that the amount was shown with, if it was. */
  quoteId: string | undefined;
  /** Hears which share of the proof has arrived, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The method with which a proof was recorded, which may be another one than in the attempt whose answer came. */
async function recorded(userId: string, proof_path: string, failure: AppError): Promise<{ method: string }> {
  const row = unwrap(
    await supabase
      .from('deposits')
      .select('method')
      .eq('investor_id', userId)
      .eq('proof_path', proof_path)
      .maybeSingle(),
  );
  if (!row) throw failure;
  return row;
}

/**
 * Uploads the proof of a payment and records the deposit. Sent again after a failure or a lost answer, the same proof
 * is still one deposit, and the result says with which method. Fails with `transaction_named`, `too_many_pending`, `too_many_uploads`, `file_type`, `file_too_large`.
 */
export const sendPaymentMutation = mutationOptions({
  mutationFn: async ({
    userId,
    amountCents,
    quoteId,
    method,
    network,
    transactionId,
    proof,
    onProgress,
  }: Payment) => {
    const proof_path = await uploadProof(userId, proof.prepared, proof.id, onProgress);
    const { error, status } = await supabase.from('deposits').insert({
      amount_cents: amountCents,
      method,
      proof_path,
      ...(quoteId && { quote_id: quoteId }),
      ...(network && { network }),
      ...(transactionId && { transaction_id: transactionId }),
    });
    const failure = error && toAppError(error, status);
    if (!failure) return { method };
    // One proof, one deposit: it was recorded before, and only the answer got lost.
    if (failure.code === 'duplicate') return recorded(userId, proof_path, failure);
    throw failure;
  },
  onSettled: (_data, _error, { userId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['deposits', userId] }),
});
