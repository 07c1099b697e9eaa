import * as z from 'zod/mini';
import { amountSchema } from '@/lib/amount-schema';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { uploadSchema } from '@/lib/upload';

/** The largest deposit that the database takes, in cents. */
const MOST_CENTS = 100_000_000_000;

/** The amount of a deposit. */
export const depositSchema = z.object({
  amount: amountSchema({
    missing: () => t('deposits.amountMissing'),
    refuse: (cents) => {
      if (cents === 0) return t('deposits.amountMissing');
      return cents > MOST_CENTS ? t('deposits.amountTooLarge', { max: formatCents(MOST_CENTS) }) : undefined;
    },
  }),
});

const required = () => t('common.required');

/** The proof of a payment. */
export const proofSchema = z.object({
  proof: uploadSchema(required),
  method: z.string().check(z.minLength(1, { error: required })),
});
export type ProofValues = z.output<typeof proofSchema>;
