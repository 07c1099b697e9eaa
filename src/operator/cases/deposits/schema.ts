import * as z from 'zod/mini';
import { hasOutputs } from '@/lib/addresses/transactions';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { parseCoins } from '@/lib/money/coins';
import { enteredTransactionId, isOfNetwork, moved, NOT_OF_NETWORK } from '@/operator/kit/schema';

/** A UTC value of a datetime-local field, which omits zero seconds. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

const payment = (isReasonNeeded: boolean) => ({
  network: z.string().check(z.minLength(1, { error: () => t('errors.invalid_network') })),
  transactionId: enteredTransactionId,
  output: z.string().check(z.trim()),
  reason: isReasonNeeded ? filled(500) : z.string(),
});

const OUTPUT = { path: ['output'], error: () => t('errors.invalid_output') };
const isOutput = ({ network, output }: { network: string; output: string }) =>
  !hasOutputs(network) || /^\d{1,9}$/.test(output);

const coins = z.pipe(
  z.string(),
  z.transform((text, { issues }) => {
    const number = parseCoins(text);
    if (number !== undefined) return number;
    issues.push({ code: 'custom', message: t('errors.invalid_amount'), input: text });
    return z.NEVER;
  }),
);

/** In dollars, or in coins with their payment time, which decides the price. A reason if the proof was reused. */
export const arrivalSchema = (isReasonNeeded: boolean) =>
  z.discriminatedUnion('unit', [
    z
      .object({ unit: z.literal('dollars'), cents: moved, ...payment(isReasonNeeded) })
      .check(z.refine(isOfNetwork, NOT_OF_NETWORK), z.refine(isOutput, OUTPUT)),
    z
      .object({
        unit: z.literal('coins'),
        coins,
        paidAt: z.string().check(z.regex(MOMENT, { error: () => t('errors.payment_time_required') })),
        ...payment(isReasonNeeded),
      })
      .check(z.refine(isOfNetwork, NOT_OF_NETWORK), z.refine(isOutput, OUTPUT)),
  ]);

export type Arrival = z.output<ReturnType<typeof arrivalSchema>>;

export const momentOf = (paidAt: string) => `${paidAt.padEnd(19, ':00')}Z`;

const arrivedOf = (arrival: Arrival) =>
  arrival.unit === 'coins'
    ? { arrived_coins: arrival.coins, paid_at: momentOf(arrival.paidAt) }
    : { arrived_cents: arrival.cents };

/** The arguments of an approval. */
export const approvalOf = (arrival: Arrival) => ({
  approve: true,
  ...arrivedOf(arrival),
  network: arrival.network,
  transaction_id: arrival.transactionId,
  ...(hasOutputs(arrival.network) && { transaction_output: Number(arrival.output) }),
  ...(arrival.reason && { reason: arrival.reason }),
});
