import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

const filled = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('common.required') }),
      z.maxLength(max, { error: () => t('common.tooLong', { max }) }),
    );

/** Why something is rejected. */
export const rejectSchema = z.object({ reason: filled(500) });

/** What a visitor who wrote to us is answered. */
export const answerSchema = z.object({ answer: filled(4000) });

/** The payment of a withdrawal on its network. */
export const paymentSchema = z.object({ transactionId: filled(200) });
