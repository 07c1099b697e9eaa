import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { parseCents } from '@/lib/money';
import { filled } from '@/lib/text-schema';

/** Why something is rejected. */
export const rejectSchema = z.object({ reason: filled(500) });

/** How a network writes the ids of its transactions; the database holds the rule. */
function transactionIdForm(method: string, address: string): RegExp {
  if (method === 'TON') return /^([0-9a-f]{64}|[\w+/-]{43}=?)$/i;
  return address.startsWith('0x') ? /^0x[0-9a-fA-F]{64}$/ : /^[0-9a-f]{64}$/i;
}

/** What a visitor who wrote to us is answered. */
export const answerSchema = z.object({ answer: filled(4000) });

/** The payment of a withdrawal on its network: the id of its transaction, as that network writes it. */
export const paymentSchema = ({ method, address }: { method: string; address: string }) =>
  z.object({
    transactionId: filled(200).check(
      z.refine((id) => transactionIdForm(method, address).test(id), {
        error: () => t('errors.invalid_transaction_id'),
      }),
    ),
  });

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
export const unclaimedPaymentSchema = z.object({ transactionId: filled(200) });

/** The income of a day, with its evidence. */
export const yieldSchema = z.object({
  day: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  cents: cents(true),
  evidence: filled(500),
});

/** How much principal a plan can put to work, with the evidence. */
export const capacitySchema = z.object({ cents: cents(false), evidence: filled(500) });
