import * as z from 'zod/mini';
import { isTransactionId } from '@/lib/addresses/transactions';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { formatCents } from '@/lib/money/money';
import { uploadSchema } from '@/lib/uploads/upload';

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

/** A method, and the networks that it is paid on. */
export interface PaymentMethod {
  name: string;
  networks: string[];
}

const networksOf = (methods: readonly PaymentMethod[], method: string): readonly string[] =>
  methods.find(({ name }) => name === method)?.networks ?? [];

/** The networks to choose from, where a method is paid on several. */
export function networkChoices(methods: readonly PaymentMethod[], method: string): readonly string[] {
  const networks = networksOf(methods, method);
  return networks.length > 1 ? networks : [];
}

/** The network of a payment: the one of its method, or the one that was chosen. */
function networkIn(
  methods: readonly PaymentMethod[],
  { method, network }: { method: string; network: string },
): string | undefined {
  const networks = networksOf(methods, method);
  return networks.length > 1 ? networks.find((one) => one === network) : networks[0];
}

/** The proof of a payment, and its transaction as far as the investor knows it: who pays from an exchange learns the id later. */
export const proofSchema = (methods: readonly PaymentMethod[]) =>
  z
    .object({
      proof: uploadSchema(required),
      method: z.string().check(z.minLength(1, { error: required })),
      network: z.string(),
      transactionId: z.string().check(z.trim()),
    })
    .check(
      z.refine((values) => !values.transactionId || networkIn(methods, values) !== undefined, {
        path: ['network'],
        error: () => t('errors.invalid_network'),
      }),
      z.refine(
        ({ transactionId, ...values }) => {
          const network = networkIn(methods, values);
          return !transactionId || network === undefined || isTransactionId(network, transactionId);
        },
        { path: ['transactionId'], error: () => t('errors.invalid_transaction_id') },
      ),
    );
export type ProofValues = z.output<ReturnType<typeof proofSchema>>;
