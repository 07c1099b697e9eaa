import { mutationOptions } from '@tanstack/react-query';
import { type AppError, toAppError, unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';
import { uploadProof } from '@/lib/uploads/resumable-upload';
import type { ProofValues } from './schema';

interface NamedTransaction {
  depositId: string;
  network: string;
  transactionId: string;
}

const nameTransaction = async ({ depositId, network, transactionId }: NamedTransaction) =>
  unwrap(
    await supabase.rpc('name_transaction', {
      deposit_id: depositId,
      ...(network && { network }),
      transaction_id: transactionId,
    }),
  );

/** Names the transaction of a pending deposit. Fails with `already_reviewed`, `transaction_named`, `invalid_transaction_id`, `invalid_network`. */
export const nameTransactionMutation = mutationOptions({
  mutationFn: nameTransaction,
  onSettled: refreshing('deposits'),
});

interface Payment extends Omit<ProofValues, 'proof'> {
  proof: NonNullable<ProofValues['proof']>;
  userId: string;
  amountCents: number;
  quoteId: string | undefined;
  /** Called with the uploaded share of the proof, 0 to 1. */
  onProgress: (share: number) => void;
}

interface Recorded {
  method: string;
  amountCents: number;
}

/** Returns what was recorded, maybe by an earlier attempt, and adds a transaction id known by now. */
async function recorded(
  { userId, method, network, transactionId }: Payment,
  proof_path: string,
  failure: AppError,
): Promise<Recorded> {
  const row = unwrap(
    await supabase
      .from('deposits')
      .select('id, method, amount_cents, transaction_id')
      .eq('investor_id', userId)
      .eq('proof_path', proof_path)
      .maybeSingle(),
  );
  if (!row) throw failure;
  if (transactionId && transactionId !== row.transaction_id && method === row.method) {
    await nameTransaction({ depositId: row.id, network, transactionId }).catch((error: unknown) => {
      // Reviewed without the id, so there is nothing left to name.
      if (toAppError(error).code !== 'already_reviewed') throw error;
    });
  }
  return { method: row.method, amountCents: row.amount_cents };
}

/**
 * Uploads the proof and records the deposit. Retries with the same proof record one deposit, and the result has its
 * method and amount. Fails with `transaction_named`, `too_many_pending`, `too_many_uploads`, `file_type`,
 * `file_too_large`.
 */
export const sendPaymentMutation = mutationOptions({
  mutationFn: async (payment: Payment): Promise<Recorded> => {
    const { userId, amountCents, quoteId, method, network, transactionId, proof, onProgress } = payment;
    const proof_path = await uploadProof(userId, proof.prepared, proof.id, onProgress);
    const { error, status } = await supabase.rpc('submit_deposit', {
      amount_cents: amountCents,
      method,
      proof_path,
      ...(quoteId && { quote_id: quoteId }),
      ...(network && { network }),
      ...(transactionId && { transaction_id: transactionId }),
    });
    const failure = error && toAppError(error, status);
    if (!failure) return { method, amountCents };
    // One proof is one deposit: the first response was lost.
    if (failure.code === 'duplicate') return recorded(payment, proof_path, failure);
    throw failure;
  },
  onSettled: refreshing('deposits'),
});
