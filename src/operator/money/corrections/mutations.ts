import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import type { Decision } from '@/operator/cases/queue/decision';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

export type BalancePreview = Row<'preview_balance'>;

export interface Bonus {
  personId: string;
  cents: number;
  reason: string;
}

/** Negative `cents` debit the user. */
export interface Correction extends Bonus {
  corrects: string;
  depositId: string | undefined;
}

/** Retries with the same `requestId` are idempotent. */
type Requested<Change> = Change & { requestId: string };

/** Previews a balance change; writes nothing. Fails with `not_found`, `invalid_amount`, `exceeds_available`. */
export const previewBalanceMutation = mutationOptions({
  mutationFn: async ({
    personId,
    cents,
    depositId,
  }: Pick<Bonus, 'personId' | 'cents'> & { depositId?: string | undefined }) => {
    const [preview] = unwrap(
      await supabase.rpc('preview_balance', {
        investor_id: personId,
        amount_cents: cents,
        ...(depositId && { deposit_id: depositId }),
      }),
    );
    return preview;
  },
});

/**
 * Proposes a correction. Fails as the preview does, and with `own_correction`, `reason_required`, `subject_required`,
 * `account_closed`, `reversal_open`.
 */
export const proposeCorrectionMutation = mutationOptions({
  mutationFn: async ({ personId, cents, reason, corrects, depositId, requestId }: Requested<Correction>) =>
    decided(() =>
      supabase.rpc('propose_correction', {
        investor_id: personId,
        amount_cents: cents,
        reason,
        corrects,
        request_id: requestId,
        ...(depositId && { deposit_id: depositId }),
      }),
    ),
  onSettled: async (_data, _error, { personId }, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['operator', 'corrections'] });
    await client.invalidateQueries({ queryKey: ['operator', 'person', personId] });
  },
});

/**
 * Books or refuses a correction that another operator proposed. Fails with `already_reviewed`, `own_correction`,
 * `second_person_required`, `reason_required`, `exceeds_available`.
 */
export const reviewCorrectionMutation = mutationOptions({
  mutationFn: async ({ correctionId, ...decision }: Decision & { correctionId: string }) =>
    decided(() => supabase.rpc('review_correction', { correction_id: correctionId, ...decision })),
  onSettled: (_data, _error, _values, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['operator', 'corrections'] });
  },
});

/** Withdraws one's own proposal. Fails with `already_reviewed`. */
export const withdrawCorrectionMutation = mutationOptions({
  mutationFn: async (correctionId: string) =>
    decided(() => supabase.rpc('withdraw_correction', { correction_id: correctionId })),
  onSettled: (_data, _error, _values, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['operator', 'corrections'] });
  },
});

/**
 * Credits a bonus, or proposes it if it needs two operators; returns whether it was credited. Fails with `own_bonus`,
 * `invalid_amount`, `reason_required`, `above_limit`.
 */
export const grantBonusMutation = mutationOptions({
  mutationFn: async ({ personId, cents, reason, requestId }: Requested<Bonus>) => {
    const line: number | null = await decided(() =>
      supabase.rpc('grant_bonus', {
        investor_id: personId,
        amount_cents: cents,
        reason,
        request_id: requestId,
      }),
    );
    return line !== null;
  },
  onSettled: async (_data, _error, { personId }, _result, { client }) => {
    void refresh(client, 'corrections', 'limits');
    await client.invalidateQueries({ queryKey: ['operator', 'person', personId] });
  },
});
