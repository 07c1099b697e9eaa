import * as z from 'zod/mini';
import { hasOutputs } from '@/lib/addresses/transactions';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { isOfNetwork, moved, NOT_OF_NETWORK } from '@/operator/kit/schema';

/** What arrived of a deposit, and by which transaction; a reason where its proof was used before. */
export const arrivalSchema = (isReasonNeeded: boolean) =>
  z
    .object({
      cents: moved,
      network: z.string().check(z.minLength(1, { error: () => t('errors.invalid_network') })),
      transactionId: filled(200),
      output: z.string().check(z.trim()),
      reason: isReasonNeeded ? filled(500) : z.string(),
    })
    .check(
      z.refine(isOfNetwork, NOT_OF_NETWORK),
      z.refine(({ network, output }) => !hasOutputs(network) || /^\d{1,9}$/.test(output), {
        path: ['output'],
        error: () => t('errors.invalid_output'),
      }),
    );

export type Arrival = z.output<ReturnType<typeof arrivalSchema>>;
