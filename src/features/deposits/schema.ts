import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents } from '@/lib/money';
import { uploadSchema } from '@/lib/upload';

/** The largest deposit that the database takes, in cents. */
const MOST_CENTS = 100_000_000_000;

/** The amount in words of a person in, integer cents out. */
export const amountSchema = z.object({
  amount: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: () => t('deposits.amountMissing') })),
    z.transform((text, { issues }) => {
      const cents = parseCents(text);
      if (cents !== undefined && cents > 0 && cents <= MOST_CENTS) return cents;
      let message = t('deposits.amountInvalid');
      if (cents === 0) message = t('deposits.amountMissing');
      if (cents !== undefined && cents > MOST_CENTS) {
        message = t('deposits.amountTooLarge', { max: formatCents(MOST_CENTS) });
      }
      issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  ),
});

const required = () => t('common.required');

/** The proof of a payment. */
export const proofSchema = z.object({
  proof: uploadSchema(required),
  method: z.string().check(z.minLength(1, { error: required })),
});
export type ProofValues = z.output<typeof proofSchema>;
