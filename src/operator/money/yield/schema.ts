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

/** For how many days after a day its income can be booked; the database holds the rule. */
export const YIELD_WINDOW_DAYS = 60;

/** The person who receives unclaimed money, and how it was made sure that the account was theirs. */
export const payoutSchema = z.object({ recipient: line(200), evidence });

/** The payment of unclaimed money. */
export const unclaimedPaymentSchema = z
  .object({
    network: z.string().check(z.minLength(1, { error: () => t('errors.invalid_network') })),
    transactionId: enteredTransactionId,
  })
  .check(z.refine(isOfNetwork, NOT_OF_NETWORK));

/** The income of a day, with its evidence. */
export const yieldSchema = z.object({
  day: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  cents: cents(true),
  evidence,
});

/** How much principal a plan can put to work, with the evidence. */
export const capacitySchema = z.object({ cents: cents(false), phs: capacity, evidence });
