import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { readPrivateFile } from '@/lib/private-file';
import { supabase } from '@/lib/supabase';
import { personOverview, type PersonOverview } from './person-overview';

type Functions = Database['public']['Functions'];

/** How many rows a page of a list holds. */
const PAGE = 50;

/** A deposit that waits for review. */
export type QueuedDeposit = Omit<
  Functions['deposit_queue']['Returns'][number],
  'first_approved_by' | 'network' | 'transaction_id' | 'transaction_output' | 'arrived_cents' | 'same_proof'
> & {
  /** Set when one of two needed approvals has been given. */
  first_approved_by: string | null;
  /** What the investor, or the first approval, says of the payment. */
  network: string | null;
  transaction_id: string | null;
  /** What the first approval says. */
  transaction_output: number | null;
  arrived_cents: number | null;
  /** Other deposits with the same file as proof. */
  same_proof: SameProof[];
};

const sameProof = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    amount_cents: z.number(),
    status: z.string(),
    created_at: z.string(),
  }),
);

/** A deposit that came with the same file as another one. */
export type SameProof = z.infer<typeof sameProof>[number];

/** A withdrawal that waits for approval or payment. */
export type QueuedWithdrawal = Omit<
  Functions['withdrawal_queue']['Returns'][number],
  'reviewed_by' | 'address' | 'taken_by' | 'taken_by_name' | 'taken_until'
> & {
  /** Who approved it; null while it is pending. */
  reviewed_by: string | null;
  /** Null once it is approved, but for who has taken it to pay it. */
  address: string | null;
  /** Who has taken it to pay it. */
  taken_by: string | null;
  taken_by_name: string | null;
  /** Null when another may take it over. */
  taken_until: string | null;
};

/** An identity case that waits for review. */
export type QueuedCase = Functions['kyc_queue']['Returns'][number];

/** A message of a visitor that waits for an answer. */
export type QueuedMessage = Functions['contact_queue']['Returns'][number];

/** A person in a list of them. */
export type FoundPerson = Functions['find_people']['Returns'][number];

/** A list that operators work on, by the name of its table. */
export type CaseQueue = 'deposits' | 'withdrawals' | 'kyc_cases' | 'contact_messages' | 'corrections';

/** Where the rows of each queue are kept. */
export const QUEUE_KEYS = {
  deposits: ['operations', 'deposits'],
  withdrawals: ['operations', 'withdrawals'],
  kyc_cases: ['operations', 'kyc'],
  contact_messages: ['operations', 'messages'],
  corrections: ['operations', 'corrections'],
} as const satisfies Record<CaseQueue, readonly string[]>;

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** One row more than a page is asked for: it begins the next one. */
export function pageOf<Row extends { id: string }>(rows: Row[]): Page<Row> {
  return { rows: rows.slice(0, PAGE), next: rows[PAGE]?.id };
}

/** What a queue is asked for: a page from one row on. */
export const pageFrom = (from: string | undefined) => ({
  max_rows: PAGE + 1,
  ...(from === undefined ? {} : { from_case: from }),
});

/** Deposits that wait for review, oldest first, a page from one on; amounts in integer cents. */
export const depositQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operations', 'deposits', from],
    queryFn: async ({ signal }): Promise<Page<QueuedDeposit>> => {
      const rows = unwrap(await supabase.rpc('deposit_queue', pageFrom(from)).abortSignal(signal));
      return pageOf(rows.map((row) => ({ ...row, same_proof: sameProof.parse(row.same_proof) })));
    },
  });

/** Withdrawals that wait for approval or payment, oldest first, a page from one on; amounts in integer cents. */
export const withdrawalQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operations', 'withdrawals', from],
    queryFn: async ({ signal }): Promise<Page<QueuedWithdrawal>> =>
      pageOf(unwrap(await supabase.rpc('withdrawal_queue', pageFrom(from)).abortSignal(signal))),
  });

/** Identity cases that wait for review, oldest first, a page from one on. */
export const kycQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operations', 'kyc', from],
    queryFn: async ({ signal }): Promise<Page<QueuedCase>> =>
      pageOf(unwrap(await supabase.rpc('kyc_queue', pageFrom(from)).abortSignal(signal))),
  });

/** Messages of visitors that wait for an answer, oldest first, a page from one on. */
export const messageQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operations', 'messages', from],
    queryFn: async ({ signal }): Promise<Page<QueuedMessage>> =>
      pageOf(unwrap(await supabase.rpc('contact_queue', pageFrom(from)).abortSignal(signal))),
  });

/** How many cases wait in each queue, and how much else waits for a second person; 100 stands for a hundred or more. */
export const queueCountsQuery = queryOptions({
  queryKey: ['operations', 'counts'],
  queryFn: async ({ signal }) => {
    const [counts] = unwrap(await supabase.rpc('queue_counts').abortSignal(signal));
    return counts;
  },
});

/** Who has which case of a queue open now. */
export const openClaimsQuery = (queue: CaseQueue) =>
  queryOptions({
    queryKey: ['operations', 'claims', queue],
    // A claim that nobody prolongs ends without a word.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('open_claims', { queue }).abortSignal(signal)),
  });

/**
 * Whether a case is in its queue, by the list on the screen, once what is being read of it has come: a decision ends the
 * claim and is announced, and what has been decided cannot be claimed any more.
 */
async function isWaiting(client: QueryClient, queue: CaseQueue, caseId: string): Promise<boolean> {
  const filter = { queryKey: QUEUE_KEYS[queue], type: 'active' } as const;
  const reading = () => client.getQueryCache().find({ ...filter, exact: false, fetchStatus: 'fetching' });
  // One after the other: a reading that another one replaces ends before that one has come.
  while (reading()) await reading()?.promise?.catch(() => undefined);
  return client
    .getQueriesData<Page<{ id: string }>>(filter)
    .some(([, page]) => page?.rows.some(({ id }) => id === caseId));
}

/**
 * Claims a case, again and again while it is looked at, and answers who holds it, null when nobody does: the claim ends
 * two minutes after the last time, and half an hour after the first. Who cannot take the next step of it only asks.
 */
export const claimQuery = (queue: CaseQueue, caseId: string) =>
  queryOptions({
    queryKey: ['operations', 'claims', queue, caseId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 45_000,
    queryFn: async ({ client, queryKey }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      if (!isFirst && !(await isWaiting(client, queue, caseId))) return null;
      const [claim] = unwrap(await supabase.rpc('claim_case', { queue, case_id: caseId }));
      return claim ?? null;
    },
  });

/** Everything about one person that helps to decide; amounts in integer cents. */
export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['operations', 'person', personId],
    queryFn: async ({ signal }): Promise<PersonOverview> =>
      personOverview.parse(
        unwrap(await supabase.rpc('person_overview', { person_id: personId }).abortSignal(signal)),
      ),
  });

/** People by name, address or id, newest first, a page from one on. */
export const peopleQuery = (words: string, from?: string) =>
  queryOptions({
    queryKey: ['operations', 'people', words, from],
    queryFn: async ({ signal }): Promise<Page<FoundPerson>> =>
      pageOf(
        unwrap(
          await supabase
            .rpc('find_people', {
              words,
              max_rows: PAGE + 1,
              ...(from === undefined ? {} : { from_person: from }),
            })
            .abortSignal(signal),
        ),
      ),
  });

/** A document that somebody gave. To open one of an identity case is on record. */
export type PrivateDocument = { path: string } & ({ bucket: 'proofs' } | { bucket: 'kyc'; caseId: string });

/** A private document, read once each time it is opened and forgotten when it is closed. */
export const documentQuery = (document: PrivateDocument) =>
  queryOptions({
    queryKey: ['operations', 'document', document],
    queryFn: async ({ signal }): Promise<Blob> => {
      if (document.bucket === 'kyc')
        unwrap(await supabase.rpc('record_document_opening', { case_id: document.caseId }));
      return readPrivateFile(document.bucket, document.path, signal);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
