import * as z from 'zod/mini';
import { type AccountMessage, messageStatus } from '@/domain/cases/MessageWords';

const cents = z.number();

/** How many of each list the database returns at most; of cases also older ones that wait. */
export const MOST_LISTED = 20;

/** Whether a list of `person_overview` may lack older rows. */
export const isCut = (list: readonly unknown[]): boolean => list.length >= MOST_LISTED;

/** What `person_overview` answers. */
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

/** One person as operators see them. */
export type PersonOverview = z.infer<typeof personOverview>;

/** The accounts of the books in which a person's own money is. */
const OWN = new Set(['available', 'invested', 'withdrawing']);

/** What a line of the ledger gives to its person, in integer cents; below zero it takes, and zero only changes the place. */
export function changeOf({ debit, credit, amount_cents }: PersonOverview['transfers'][number]): number {
  if (OWN.has(debit) === OWN.has(credit)) return 0;
  return OWN.has(credit) ? amount_cents : -amount_cents;
}

/** A case of a person's past. */
export interface EarlierCase {
  kind: 'deposit' | 'withdrawal' | 'identity' | 'correction' | 'bonus' | 'deposit_correction' | 'message';
  id: string;
  status: string;
  reason: string | null;
  created_at: string;
  amount_cents: number | undefined;
  /** What was written, where it is a message. */
  words: (AccountMessage & { subject: string }) | undefined;
}

/** What other cases call the status of a correction. */
const CORRECTION_STATUS: Record<string, string> = {
  proposed: 'pending',
  booked: 'approved',
  refused: 'rejected',
  withdrawn: 'cancelled',
};

/** Whether a person may have cases that `person_overview` does not return; each that waits is returned. */
export const lacksCases = ({ deposits, withdrawals, kyc_cases, corrections, messages }: PersonOverview) =>
  [deposits, withdrawals, kyc_cases, corrections, messages].some(isCut);

/** The cases of a person, newest first. */
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
