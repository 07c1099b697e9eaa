import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

type Functions = Database['public']['Functions'];

/** How many rows of a queue are shown; they are the oldest. */
export const QUEUE_LIMIT = 100;

/** Signed addresses of private documents live this long, in seconds. */
const DOCUMENT_LIFE = 60;
const RENEWAL_MS = (DOCUMENT_LIFE - 15) * 1000;

/** A deposit that waits for review. */
export type QueuedDeposit = Omit<Functions['deposit_queue']['Returns'][number], 'first_approved_by'> & {
  /** Set when one of two needed approvals has been given. */
  first_approved_by: string | null;
};

/** A withdrawal that waits for approval or payment. */
export type QueuedWithdrawal = Omit<Functions['withdrawal_queue']['Returns'][number], 'reviewed_by'> & {
  /** Who approved it; null while it is pending. */
  reviewed_by: string | null;
};

/** An identity case that waits for review. */
export type QueuedCase = Functions['kyc_queue']['Returns'][number];

/** A message of a visitor that waits for an answer. */
export type QueuedMessage = Functions['contact_queue']['Returns'][number];

/** The buckets whose files operators may open. */
export type DocumentBucket = 'proofs' | 'kyc';

/** Deposits that wait for review, oldest first; amounts in integer cents. */
export const depositQueueQuery = queryOptions({
  queryKey: ['operations', 'deposits'],
  queryFn: async ({ signal }): Promise<QueuedDeposit[]> =>
    unwrap(await supabase.rpc('deposit_queue', { max_rows: QUEUE_LIMIT }).abortSignal(signal)),
});

/** Withdrawals that wait for approval or payment, oldest first; amounts in integer cents. */
export const withdrawalQueueQuery = queryOptions({
  queryKey: ['operations', 'withdrawals'],
  queryFn: async ({ signal }): Promise<QueuedWithdrawal[]> =>
    unwrap(await supabase.rpc('withdrawal_queue', { max_rows: QUEUE_LIMIT }).abortSignal(signal)),
});

/** Identity cases that wait for review, oldest first. */
export const kycQueueQuery = queryOptions({
  queryKey: ['operations', 'kyc'],
  queryFn: async ({ signal }): Promise<QueuedCase[]> =>
    unwrap(await supabase.rpc('kyc_queue', { max_rows: QUEUE_LIMIT }).abortSignal(signal)),
});

/** Messages of visitors that wait for an answer, oldest first. */
export const messageQueueQuery = queryOptions({
  queryKey: ['operations', 'messages'],
  queryFn: async ({ signal }): Promise<QueuedMessage[]> =>
    unwrap(await supabase.rpc('contact_queue', { max_rows: QUEUE_LIMIT }).abortSignal(signal)),
});

/**
 * An address of a private document that works for a minute; made anew shortly before it ends, so that a link to it
 * always works, and forgotten as soon as nobody looks at it.
 */
export const documentUrlQuery = (bucket: DocumentBucket, path: string) =>
  queryOptions({
    queryKey: ['operations', 'document', bucket, path],
    queryFn: async () =>
      unwrap(await supabase.storage.from(bucket).createSignedUrl(path, DOCUMENT_LIFE)).signedUrl,
    staleTime: RENEWAL_MS,
    refetchInterval: RENEWAL_MS,
    gcTime: 0,
  });
