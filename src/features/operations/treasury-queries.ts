import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { daysOf } from './months';

type Row<Name extends keyof Functions> = Functions[Name] extends { Returns: (infer One)[] } ? One : never;
type Functions = Database['public']['Functions'];
type Nullable<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: T[Key] | null };

/** A day of a plan's calendar; what is null was not booked. */
export type YieldDay = Nullable<
  Row<'yield_days'>,
  | 'amount_cents'
  | 'evidence'
  | 'posted_by'
  | 'posting_id'
  | 'reversal_id'
  | 'reversal_reason'
  | 'reversal_by'
  | 'reversal_by_name'
>;

/** A plan and how much of it may be sold; null where nothing was evidenced. */
export type Capacity = Nullable<
  Row<'plan_capacities'>,
  'capacity_cents' | 'evidence' | 'evidenced_at' | 'evidenced_by'
>;

/** What a closed account has earned, in integer cents, and the payment that is proposed. */
export type Unclaimed = Nullable<
  Row<'unclaimed_money'>,
  'payout_id' | 'payout_cents' | 'recipient' | 'evidence' | 'proposed_by' | 'proposed_by_name' | 'proposed_at'
>;

/** Income that waits for a second treasurer, in integer cents. */
export type YieldProposal = Row<'open_yield'>;

/** What somebody would be credited, in integer cents. */
export type Share = Row<'preview_yield'>;

/** A check of the books; one that waits has only who asked for it, and when. */
type BookCheck = Nullable<
  Row<'last_book_checks'>,
  'checked_at' | 'checked_by' | 'ledger_problems' | 'audit_problems' | 'asked_at'
>;

/** What was booked on a day for one purpose. */
export type BookDay = Row<'book_days'>;

/** Somebody with a role. */
export type Operator = Row<'list_operators'>;

/** A change of a role that waits for another admin; a role that is null is none. */
export type RoleChange = Nullable<Row<'list_role_changes'>, 'old_role' | 'new_role' | 'hindrance'>;

/** A row of the audit trail. */
export type AuditEvent = Nullable<Row<'audit_log'>, 'actor' | 'actor_name' | 'subject'>;

/** How many rows of the trail make a page. */
const PAGE = 50;

/** What the trail is asked for. */
export interface AuditFilter {
  action?: string | undefined;
  subject?: string | undefined;
  /** The first row of the page. */
  from?: string | undefined;
}

/** Each plan with what is sold and what is evidenced, in integer cents. */
export const capacitiesQuery = queryOptions({
  queryKey: ['operations', 'yield', 'capacities'],
  queryFn: async ({ signal }): Promise<Capacity[]> =>
    unwrap(await supabase.rpc('plan_capacities').abortSignal(signal)),
});

/** The plan of an id, or else the first one. */
export const planOf = (plans: readonly Capacity[], id: string | undefined): Capacity | undefined =>
  plans.find(({ plan_id }) => plan_id === id) ?? plans[0];

/** The days of a month (UTC) that have come, of one plan. */
export const yieldDaysQuery = (planId: string, month: string) =>
  queryOptions({
    queryKey: ['operations', 'yield', 'days', planId, month],
    queryFn: async ({ signal }): Promise<YieldDay[]> =>
      unwrap(await supabase.rpc('yield_days', { plan_id: planId, ...daysOf(month) }).abortSignal(signal)),
  });

/** Income that waits for a second treasurer, oldest first. */
export const openYieldQuery = queryOptions({
  queryKey: ['operations', 'yield', 'open'],
  queryFn: async ({ signal }): Promise<YieldProposal[]> =>
    unwrap(await supabase.rpc('open_yield').abortSignal(signal)),
});

/** What closed accounts have earned and nobody has claimed. */
export const unclaimedQuery = queryOptions({
  queryKey: ['operations', 'yield', 'unclaimed'],
  queryFn: async ({ signal }): Promise<Unclaimed[]> =>
    unwrap(await supabase.rpc('unclaimed_money').abortSignal(signal)),
});

/** Every account of the books, in integer cents. */
export const trialBalanceQuery = queryOptions({
  queryKey: ['operations', 'books', 'balance'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('trial_balance').abortSignal(signal)),
});

/** What was booked on each day of a month (UTC), by purpose. */
export const bookDaysQuery = (month: string) =>
  queryOptions({
    queryKey: ['operations', 'books', 'days', month],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('book_days', daysOf(month)).abortSignal(signal)),
  });

/** What the last checks of the books found, newest first; before them one that was asked for, until the worker has made it. */
export const bookChecksQuery = queryOptions({
  queryKey: ['operations', 'books', 'checks'],
  queryFn: async ({ signal }): Promise<BookCheck[]> =>
    unwrap(await supabase.rpc('last_book_checks').abortSignal(signal)),
  refetchInterval: ({ state }) => (state.data?.some(({ asked_at }) => asked_at !== null) ? 3000 : false),
});

/** The lines of the ledger of a month (UTC), all of them, read a thousand at a time. */
export async function readLedger(month: string): Promise<Row<'ledger_lines'>[]> {
  const lines: Row<'ledger_lines'>[] = [];
  let page: Row<'ledger_lines'>[];
  do {
    page = unwrap(
      await supabase.rpc('ledger_lines', { ...daysOf(month), after_line: lines.at(-1)?.line ?? 0 }),
    );
    lines.push(...page);
  } while (page.length === 1000);
  return lines;
}

const filtered = ({ action, subject, from }: AuditFilter) => ({
  ...(action === undefined ? {} : { only_action: action }),
  ...(subject === undefined ? {} : { only_subject: subject }),
  ...(from === undefined ? {} : { from_event: Number(from) }),
});

/** A page of the audit trail, newest first. */
export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['operations', 'audit', filter],
    queryFn: async ({ signal }): Promise<{ rows: AuditEvent[]; next: string | undefined }> => {
      const rows: AuditEvent[] = unwrap(
        await supabase.rpc('audit_log', { ...filtered(filter), max_rows: PAGE + 1 }).abortSignal(signal),
      );
      return { rows: rows.slice(0, PAGE), next: rows[PAGE]?.id.toString() };
    },
  });

/** The newest thousand rows of the trail that fit a filter. */
export async function readAudit(filter: AuditFilter): Promise<AuditEvent[]> {
  return unwrap(await supabase.rpc('audit_log', { ...filtered(filter), max_rows: 1000 }));
}

/** Everybody with a role. */
export const operatorsQuery = queryOptions({
  queryKey: ['operations', 'operators'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('list_operators').abortSignal(signal)),
});

/** The changes of roles that wait, oldest first; below the operators, since a role decides who may confirm. */
export const roleChangesQuery = queryOptions({
  queryKey: [...operatorsQuery.queryKey, 'changes'],
  queryFn: async ({ signal }): Promise<RoleChange[]> =>
    unwrap(await supabase.rpc('list_role_changes').abortSignal(signal)),
});
