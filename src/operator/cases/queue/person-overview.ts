import * as z from 'zod/mini';
import { type AccountMessage, messageStatus } from '@/domain/cases/MessageWords';
import type { CaseQueue } from '@/operator/kit/queues';

const cents = z.number();

/** Maximum rows per list from the database; waiting cases are returned in addition. */
export const MOST_LISTED = 20;

export const isCut = (list: readonly unknown[]): boolean => list.length >= MOST_LISTED;

const reviewed = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.nullable(z.string()),
  created_at: z.string(),
});

const payments = z.array(z.extend(reviewed, { amount_cents: cents, method: z.string() }));

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
  deposits: payments,
  withdrawals: payments,
  kyc_cases: z.array(reviewed),
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
    z.object({ id: z.string(), created_at: z.nullable(z.string()), user_agent: z.nullable(z.string()) }),
  ),
});

export type PersonOverview = z.infer<typeof personOverview>;

/** Ledger accounts that hold the user's own money. */
const OWN = new Set(['available', 'invested', 'withdrawing']);

/** The change of a user's balance in cents: negative for a debit, zero between their own accounts. */
export function changeOf({ debit, credit, amount_cents }: PersonOverview['transfers'][number]): number {
  if (OWN.has(debit) === OWN.has(credit)) return 0;
  return OWN.has(credit) ? amount_cents : -amount_cents;
}

export interface EarlierCase {
  queue: CaseQueue;
  kind: 'deposit' | 'withdrawal' | 'identity' | 'correction' | 'bonus' | 'deposit_correction' | 'message';
  id: string;
  status: string;
  reason: string | null;
  created_at: string;
  amount_cents?: number;
  words?: AccountMessage & { subject: string };
}

const CORRECTION_STATUS: Record<string, string> = {
  proposed: 'pending',
  booked: 'approved',
  refused: 'rejected',
  withdrawn: 'cancelled',
};

/** Whether `person_overview` may lack older cases; it returns every waiting one. */
export const lacksCases = (person: PersonOverview) =>
  [person.deposits, person.withdrawals, person.kyc_cases, person.corrections, person.messages].some(isCut);

export function earlierCases(person: PersonOverview): EarlierCase[] {
  const cases: EarlierCase[] = [
    ...person.deposits.map((one) => ({ ...one, queue: 'deposits', kind: 'deposit' }) as const),
    ...person.withdrawals.map((one) => ({ ...one, queue: 'withdrawals', kind: 'withdrawal' }) as const),
    ...person.kyc_cases.map((one) => ({ ...one, queue: 'kyc_cases', kind: 'identity' }) as const),
    ...person.corrections.map(
      (one) => ({ ...one, queue: 'corrections', status: CORRECTION_STATUS[one.status] ?? one.status }) as const,
    ),
    ...person.messages.map((words) => {
      const { id, created_at } = words;
      const of = { queue: 'contact_messages', kind: 'message' } as const;
      return { ...of, id, created_at, status: messageStatus(words), reason: null, words };
    }),
  ];
  return cases.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
