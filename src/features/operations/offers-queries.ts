import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

type Functions = Database['public']['Functions'];
type Row<Name extends keyof Functions> = Functions[Name] extends { Returns: (infer One)[] } ? One : never;
type Nullable<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: T[Key] | null };

/** A plan as operators see it: amounts in integer cents, target and bonus in basis points. */
export type DeskPlan = Row<'plan_desk'>;

/** A way to pay in or out; only the latter have a minimum and a time. */
export type DeskMethod = Nullable<Row<'method_desk'>, 'min_cents' | 'duration'>;

/** How much a role may decide upon at once, in integer cents. */
export type Limit = Nullable<Row<'list_limits'>, 'set_by'>;

/** What a limit is about. */
export type LimitKind = 'deposit' | 'withdrawal' | 'payment' | 'bonus';

/** A signal, also one that was withdrawn. */
export type DeskSignal = Nullable<Row<'signal_desk'>, 'published_by' | 'withdrawn_at' | 'withdrawn_by'>;

/** A claim, from its writing to its withdrawal. */
export type DeskClaim = Nullable<
  Row<'claim_desk'>,
  'written_by' | 'writer' | 'verifier' | 'verified_at' | 'withdrawer' | 'withdrawn_at'
>;

/** An announcement, also one that is planned, over or withdrawn. */
export type DeskAnnouncement = Nullable<
  Row<'announcement_desk'>,
  'shown_until' | 'withdrawer' | 'withdrawn_at'
>;

/** One page of what was published, newest first. */
export interface Published<One> {
  rows: One[];
  /** The moment that the next page begins before; undefined on the last one. */
  next: string | undefined;
}

const PAGE = 20;
const pageBefore = (before: string | undefined) => ({
  max_rows: PAGE + 1,
  ...(before === undefined ? {} : { before }),
});

function pageOf<One>(rows: One[], moment: (row: One) => string): Published<One> {
  const last = rows[PAGE - 1];
  return { rows: rows.slice(0, PAGE), next: rows.length > PAGE && last ? moment(last) : undefined };
}

/** Every plan, in the order in which they are offered. */
export const planDeskQuery = queryOptions({
  queryKey: ['operations', 'plans'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('plan_desk').abortSignal(signal)),
});

/** Every way to pay in and out. */
export const methodDeskQuery = queryOptions({
  queryKey: ['operations', 'methods'],
  queryFn: async ({ signal }): Promise<DeskMethod[]> =>
    unwrap(await supabase.rpc('method_desk').abortSignal(signal)),
});

/** The limits of all roles; a role has none for what is not in the list. */
export const limitsQuery = queryOptions({
  queryKey: ['operations', 'limits'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Limit[]> =>
    unwrap(await supabase.rpc('list_limits').abortSignal(signal)),
});

/** Signals, newest first, a page before a moment. */
export const signalDeskQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operations', 'signals', before],
    queryFn: async ({ signal }): Promise<Published<DeskSignal>> =>
      pageOf<DeskSignal>(
        unwrap(await supabase.rpc('signal_desk', pageBefore(before)).abortSignal(signal)),
        (row) => row.published_at,
      ),
  });

/** Claims, newest first, a page before a moment. */
export const claimDeskQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operations', 'evidence', before],
    queryFn: async ({ signal }): Promise<Published<DeskClaim>> =>
      pageOf<DeskClaim>(
        unwrap(await supabase.rpc('claim_desk', pageBefore(before)).abortSignal(signal)),
        (row) => row.written_at,
      ),
  });

/** Announcements, newest first, a page before a moment. */
export const announcementDeskQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operations', 'announcements', before],
    queryFn: async ({ signal }): Promise<Published<DeskAnnouncement>> =>
      pageOf<DeskAnnouncement>(
        unwrap(await supabase.rpc('announcement_desk', pageBefore(before)).abortSignal(signal)),
        (row) => row.published_at,
      ),
  });
