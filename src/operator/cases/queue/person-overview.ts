import * as z from 'zod/mini';
import { type AccountMessage, messageStatus } from '@/domain/cases/MessageWords';

const cents = z.number();

/** Maximum rows per list from the database; waiting cases are returned in addition. */
export const MOST_LISTED = 20;

export const isCut = (list: readonly unknown[]): boolean => list.length >= MOST_LISTED;

export const personOverview = z.object({
  profile: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    verified: z.boolean(),
    created_at: z.string(),
  }),
  frozen: z.nullable(z.object({ reason: z.string(), at: z.string(), by: z.nullable(z.string()) })),
  identity_confirmed: z.boolean(),
  figures: z.object({
    available_cents: cents,
    invested_cents: cents,
    withdrawing_cents: cents,
    deposited_cents: cents,
    profit_cents: cents,
    bonus_cents: cents,
    referral_bonus_cents: cents,
  }),
  deposits: z.array(
    z.object({
      id: z.string(),
      amount_cents: cents,
      method: z.string(),
      status: z.string(),
      reason: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  withdrawals: z.array(
    z.object({
      id: z.string(),
      amount_cents: cents,
      method: z.string(),
      status: z.string(),
      reason: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  kyc_cases: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      reason: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  corrections: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['correction', 'bonus', 'deposit_correction']),
      amount_cents: cents,
      status: z.string(),
      reason: z.string(),
      created_at: z.string(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      subject: z.string(),
      message: z.string(),
      answer: z.nullable(z.string()),
      created_at: z.string(),
      handled_at: z.nullable(z.string()),
    }),
  ),
  positions: z.array(
    z.object({
      id: z.string(),
      plan: z.string(),
      principal_cents: cents,
      status: z.string(),
      opened_at: z.string(),
      matures_at: z.string(),
    }),
  ),
  transfers: z.array(
    z.object({
      id: z.number(),
      amount_cents: cents,
      debit: z.string(),
      credit: z.string(),
      code: z.string(),
      created_at: z.string(),
      value_date: z.string(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: z.nullable(z.string()),
      user_agent: z.nullable(z.string()),
    }),
  ),
});

export type PersonOverview = z.infer<typeof personOverview>;

/** Ledger accounts that hold the user's own money. */
const OWN = new Set(['available', 'invested', 'withdrawing']);

/**
 * The change of a user's balance by a ledger line in integer cents: negative for a debit, zero for a transfer between
 * their accounts.
 */
export function changeOf({ debit, credit, amount_cents }: PersonOverview['transfers'][number]): number {
  if (OWN.has(debit) === OWN.has(credit)) return 0;
  return OWN.has(credit) ? amount_cents : -amount_cents;
}

export interface EarlierCase {
  kind: 'deposit' | 'withdrawal' | 'identity' | 'correction' | 'bonus' | 'deposit_correction' | 'message';
  id: string;
  status: string;
  reason: string | null;
  created_at: string;
  amount_cents: number | undefined;
  words: (AccountMessage & { subject: string }) | undefined;
}

const CORRECTION_STATUS: Record<string, string> = {
  proposed: 'pending',
  booked: 'approved',
  refused: 'rejected',
  withdrawn: 'cancelled',
};

/** Whether `person_overview` may lack older cases; it returns every waiting one. */
export const lacksCases = ({ deposits, withdrawals, kyc_cases, corrections, messages }: PersonOverview) =>
  [deposits, withdrawals, kyc_cases, corrections, messages].some(isCut);

export function earlierCases({
  deposits,
  withdrawals,
  kyc_cases,
  corrections,
  messages,
}: PersonOverview): EarlierCase[] {
  return [
    ...deposits.map((one) => ({ ...one, kind: 'deposit' as const, words: undefined })),
    ...withdrawals.map((one) => ({ ...one, kind: 'withdrawal' as const, words: undefined })),
    ...corrections.map((one) => ({
      ...one,
      words: undefined,
      status: CORRECTION_STATUS[one.status] ?? one.status,
    })),
    ...kyc_cases.map((one) => ({
      ...one,
      kind: 'identity' as const,
      amount_cents: undefined,
      words: undefined,
    })),
    ...messages.map((one) => ({
      id: one.id,
      kind: 'message' as const,
      status: messageStatus(one),
      reason: null,
      created_at: one.created_at,
      amount_cents: undefined,
      words: one,
    })),
  ].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
