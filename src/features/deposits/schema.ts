import * as z from 'zod/mini';
import { pastedTransactionId } from '@/lib/addresses/pasted';
import { isTransactionId } from '@/lib/addresses/transactions';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { exampleCoins, parseCoins } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { uploadSchema } from '@/lib/uploads/upload';
import type { AskedAmount } from './amount';

/** The largest deposit that the database takes, in cents. */
const MOST_CENTS = 100_000_000_000;

const dollars = amountSchema({
  missing: () => t('deposits.amountMissing'),
  refuse: (cents) => {
    if (cents === 0) return t('deposits.amountMissing');
    return cents > MOST_CENTS ? t('deposits.amountTooLarge', { max: formatCents(MOST_CENTS) }) : undefined;
  },
});

/** The amount of a deposit as it was typed, in dollars (unit is empty) or in a coin (unit is its sign); out come cents or coins. */
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
    if (amount.trim() === '') return refuse(t('deposits.amountMissing'));
    const coins = parseCoins(amount);
    return coins === undefined
      ? refuse(t('deposits.quote.form', { example: exampleCoins() }))
      : { coin: unit, coins };
  }),
);

const required = () => t('common.required');

/** A method, and the networks that it is paid on. */
export interface PaymentMethod {
  name: string;
  networks: string[];
}

/** The methods of the form, each with the networks that have an address: without one, nothing can be paid by it. */
export function payableMethods(
  methods: readonly PaymentMethod[],
  wallets: readonly { method: string; chain: string }[],
): PaymentMethod[] {
  return methods.map(({ name, networks }) => ({
    name,
    networks: networks.filter((network) =>
      wallets.some(({ method, chain }) => method === name && chain === network),
    ),
  }));
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
      transactionId: z.string().check(z.overwrite(pastedTransactionId)),
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

/** The transaction of a payment whose proof has been sent; of a method with several networks, also its network. */
export const transactionSchema = (methods: readonly PaymentMethod[], method: string) =>
  z
    .object({
      network: z.string(),
      transactionId: z.string().check(z.overwrite(pastedTransactionId), z.minLength(1, { error: required })),
    })
    .check(
      z.refine(({ network }) => networkIn(methods, { method, network }) !== undefined, {
        path: ['network'],
        error: () => t('errors.invalid_network'),
      }),
      z.refine(
        ({ network, transactionId }) => {
          const known = networkIn(methods, { method, network });
          return known === undefined || isTransactionId(known, transactionId);
        },
        { path: ['transactionId'], error: () => t('errors.invalid_transaction_id') },
      ),
    );
