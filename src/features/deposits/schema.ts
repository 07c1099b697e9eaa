import * as z from 'zod/mini';
import { pastedTransactionId } from '@/lib/addresses/pasted';
import { isTransactionId } from '@/lib/addresses/transactions';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { exampleCoins, parseCoins } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { uploadSchema } from '@/lib/uploads/upload';
import type { AskedAmount } from './amount';

/** Highest deposit in cents, as in the database. */
const MOST_CENTS = 100_000_000_000;

const required = () => t('common.required');

const dollars = amountSchema({
  refuse: (cents) => {
    if (cents === 0) return required();
    return cents > MOST_CENTS ? t('deposits.amountTooLarge', { max: formatCents(MOST_CENTS) }) : undefined;
  },
});

/** Parses dollars (empty unit) or a coin (its symbol) to cents or coins. */
export const depositSchema = z.pipe(
  z.object({ unit: z.string(), amount: z.string() }),
  z.transform(({ unit, amount }, { issues }): AskedAmount => {
    const refuse = (message: string) => {
      issues.push({ code: 'custom', message, path: ['amount'], input: amount });
      return z.NEVER;
    };
    if (unit === '') {
      const { data, error } = dollars.safeParse(amount);
      return data === undefined ? refuse(error?.issues[0]?.message ?? '') : { cents: data };
    }
    if (amount.trim() === '') return refuse(required());
    const coins = parseCoins(amount);
    return coins === undefined ? refuse(t('deposits.quote.form', { example: exampleCoins() })) : { coin: unit, coins };
  }),
);

export interface PaymentMethod {
  name: string;
  networks: string[];
}

/** Leaves out methods without an address. */
export function payableMethods(
  methods: readonly PaymentMethod[],
  wallets: readonly { method: string; chain: string }[],
): PaymentMethod[] {
  return methods.map(({ name, networks }) => ({
    name,
    networks: networks.filter((network) => wallets.some(({ method, chain }) => method === name && chain === network)),
  }));
}

const networksOf = (methods: readonly PaymentMethod[], method: string): readonly string[] =>
  methods.find(({ name }) => name === method)?.networks ?? [];

export function networkChoices(methods: readonly PaymentMethod[], method: string): readonly string[] {
  const networks = networksOf(methods, method);
  return networks.length > 1 ? networks : [];
}

function networkIn(
  methods: readonly PaymentMethod[],
  { method, network }: { method: string; network: string },
): string | undefined {
  const networks = networksOf(methods, method);
  return networks.length > 1 ? networks.find((one) => one === network) : networks[0];
}

interface NamedPayment {
  method: string;
  network: string;
  transactionId: string;
}

const TRANSACTION = { path: ['transactionId'], error: () => t('errors.invalid_transaction_id') };
const NETWORK = { path: ['network'], error: () => t('errors.invalid_network') };

/** Whether the transaction's id, if any, has the form of its network. */
function isFormOf(methods: readonly PaymentMethod[], payment: NamedPayment): boolean {
  const network = networkIn(methods, payment);
  return !payment.transactionId || network === undefined || isTransactionId(network, payment.transactionId);
}

/** Optional: the transaction, which exchanges show later, and the proof if the payment is read from its chain. */
export const proofSchema = (methods: readonly PaymentMethod[], isRead: (method: string, network: string) => boolean) =>
  z
    .object({
      proof: z.optional(uploadSchema(required)),
      method: z.string().check(z.minLength(1, { error: required })),
      network: z.string(),
      transactionId: z.string().check(z.overwrite(pastedTransactionId)),
    })
    .check(
      z.refine(({ proof, method, network }) => proof !== undefined || isRead(method, network), {
        path: ['proof'],
        error: required,
        // Also next to other mistakes.
        when: () => true,
      }),
      z.refine((values) => !values.transactionId || networkIn(methods, values) !== undefined, NETWORK),
      z.refine((values) => isFormOf(methods, values), TRANSACTION),
    );
export type ProofValues = z.output<ReturnType<typeof proofSchema>>;

export const transactionSchema = (methods: readonly PaymentMethod[], method: string) =>
  z
    .object({
      network: z.string(),
      transactionId: z.string().check(z.overwrite(pastedTransactionId), z.minLength(1, { error: required })),
    })
    .check(
      z.refine(({ network }) => networkIn(methods, { method, network }) !== undefined, NETWORK),
      z.refine((values) => isFormOf(methods, { ...values, method }), TRANSACTION),
    );
