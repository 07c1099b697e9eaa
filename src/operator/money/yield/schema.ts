import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import {
  capacity,
  cents,
  enteredTransactionId,
  evidence,
  isOfNetwork,
  line,
  NOT_OF_NETWORK,
} from '@/operator/kit/schema';

export const YIELD_WINDOW_DAYS = 60;

export const payoutSchema = z.object({ recipient: line(200), evidence });

export const unclaimedPaymentSchema = z
  .object({
    network: z.string().check(z.minLength(1, { error: () => t('errors.invalid_network') })),
    transactionId: enteredTransactionId,
  })
  .check(z.refine(isOfNetwork, NOT_OF_NETWORK));

export const yieldSchema = z.object({
  day: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  amount_cents: cents(true),
  evidence,
});

export const capacitySchema = z.object({ capacity_cents: cents(false), phs: capacity, evidence });
