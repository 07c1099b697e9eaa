import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { parseCents } from '@/lib/money';
import { filled } from '@/lib/text-schema';
import { hasOutputs, isTransactionId } from '@/lib/transactions';

/** Why something is rejected. */
export const rejectSchema = z.object({ reason: filled(500) });

/** What a visitor who wrote to us is answered. */
export const answerSchema = z.object({ answer: filled(4000) });

/** The network that a withdrawal is paid on; USDT goes by its address. */
function networkOf(method: string, address: string): string {
  if (method !== 'USDT') return method;
  return address.startsWith('0x') ? 'Ethereum' : 'TRON';
}

/** The payment of a withdrawal on its network: the id of its transaction, as that network writes it. */
export const paymentSchema = ({ method, address }: { method: string; address: string }) =>
  z.object({
    transactionId: filled(200).check(
      z.refine((id) => isTransactionId(networkOf(method, address), id), {
        error: () => t('errors.invalid_transaction_id'),
      }),
    ),
  });

const isOfNetwork = ({ network, transactionId }: { network: string; transactionId: string }) =>
  isTransactionId(network, transactionId);
const NOT_OF_NETWORK = { path: ['transactionId'], error: () => t('errors.invalid_transaction_id') };

/** An amount that a person typed, as integer cents; with a sign only where a loss can be meant. */
export const cents = (signed: boolean) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: () => t('common.required') })),
    z.transform((text, { issues }) => {
      const isLoss = signed && /^[-−]/.test(text);
      const amount = parseCents(isLoss ? text.slice(1) : text);
      if (amount !== undefined && amount <= 100_000_000_000_000) return isLoss ? 0 - amount : amount;
      issues.push({ code: 'custom', message: t('errors.invalid_amount'), input: text });
      return z.NEVER;
    }),
  );

/** An amount that is moved: more than nothing. */
const moved = z.pipe(
  cents(false),
  z.number().check(z.minimum(1, { error: () => t('errors.invalid_amount') })),
);

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

/** Words that stand in one line. */
const line = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/\s+/g, ' ')),
    ),
    filled(max),
  );

/** What is proposed to be corrected, and why. */
export const correctionSchema = z.object({
  direction: z.enum(['credit', 'debit']),
  cents: moved,
  reason: line(500),
  corrects: line(200),
});

/** A bonus, and what for. */
export const bonusSchema = z.object({ cents: moved, reason: line(500) });

/** For how many days after a day its income can be booked; the database holds the rule. */
export const YIELD_WINDOW_DAYS = 60;

/** To whom unclaimed money is paid, and how it was made sure that the account was theirs. */
export const payoutSchema = z.object({ recipient: line(200), evidence: filled(500) });

/** The payment of unclaimed money. */
export const unclaimedPaymentSchema = z
  .object({
    network: z.string().check(z.minLength(1, { error: () => t('errors.invalid_network') })),
    transactionId: filled(200),
  })
  .check(z.refine(isOfNetwork, NOT_OF_NETWORK));

/** The income of a day, with its evidence. */
export const yieldSchema = z.object({
  day: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  cents: cents(true),
  evidence: filled(500),
});

/** How much principal a plan can put to work, with the evidence. */
export const capacitySchema = z.object({ cents: cents(false), evidence: filled(500) });
