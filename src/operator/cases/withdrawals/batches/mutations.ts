import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/data/api';
import { AppError } from '@/lib/data/errors';
import { decision, refreshing } from '@/operator/kit/api';
import { decided } from '@/operator/kit/decided';
import { isKnownAccount } from '@/operator/kit/known-accounts';
import type { Batch } from './queries';

const LISTS = ['chains', 'withdrawals'] as const;

/** Fails with `nothing_to_pay`, `insufficient_coins`, `invalid_value`. */
export const makeBatchMutation = decision('make_payout_batch', ...LISTS);

/** Fails with `invalid_value`, `insufficient_coins`, `already_paid`. */
export const raiseFeeMutation = decision('raise_batch_fee', ...LISTS);

/** Checks a signed file here, and hands it over only if it signs exactly the batch. Fails with `batch_differs`. */
export const signBatchMutation = mutationOptions({
  mutationFn: async ({ batch, file }: { batch: Batch; file: File }) => {
    const { checkBatch } = await import('./check');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const written = new TextDecoder().decode(bytes).trim();
    // Wallets write it as bytes or as text.
    const psbt = written.startsWith('cHNidP') ? written : btoa(String.fromCharCode(...bytes));
    if (!isKnownAccount(batch.root) || checkBatch(psbt, batch)) throw new AppError('batch_differs');
    return decided(() => call('sign_batch', { batch_id: batch.id, number: batch.number, psbt }));
  },
  onSettled: refreshing(...LISTS),
});
