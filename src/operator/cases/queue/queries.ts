import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { readPrivateFile } from '@/lib/uploads/private-file';
import { decided } from '@/operator/kit/decided';
import type { Page } from '@/operator/kit/row-pages';
import { type PersonOverview, personOverview } from './person-overview';

/** A list that operators work on, by the name of its table. */
export type CaseQueue = 'deposits' | 'withdrawals' | 'kyc_cases' | 'contact_messages' | 'corrections';

/** Where the rows of each queue are kept. */
export const QUEUE_KEYS = {
  deposits: ['operator', 'deposits'],
  withdrawals: ['operator', 'withdrawals'],
  kyc_cases: ['operator', 'kyc'],
  contact_messages: ['operator', 'messages'],
  corrections: ['operator', 'corrections'],
} as const satisfies Record<CaseQueue, readonly string[]>;

/** Where ways to pay are kept. */
export type MethodTable = 'payment_methods' | 'withdrawal_methods';

/** The ways to pay that there are, by their names. */
export const methodNamesQuery = (table: MethodTable) =>
  queryOptions({
    queryKey: ['operator', 'methods', 'names', table],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<string[]> =>
      unwrap(await supabase.from(table).select('name').order('position').limit(100).abortSignal(signal)).map(
        ({ name }) => name,
      ),
  });

/** Who has which case of a queue open now. */
export const openLeasesQuery = (queue: CaseQueue) =>
  queryOptions({
    queryKey: ['operator', 'leases', queue],
    // A lease that is not renewed ends without an event.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('open_leases', { queue }).abortSignal(signal)),
  });

/**
 * Whether a case is in its queue, by the list on the screen, once what is being read of it has come: a decision ends the
 * lease and is announced, and what has been decided can no longer be leased.
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
 * Takes the lease of a case, renews it while the case is open, and returns who holds it, or null. A lease ends two minutes
 * after the last renewal and half an hour after the first; an operator who cannot take the next step only asks.
 */
export const leaseQuery = (queue: CaseQueue, caseId: string) =>
  queryOptions({
    queryKey: ['operator', 'leases', queue, caseId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 45_000,
    // Also while the operator looks at the payment in another tab.
    refetchIntervalInBackground: true,
    queryFn: async ({ client, queryKey }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      if (!isFirst && !(await isWaiting(client, queue, caseId))) return null;
      const [lease] = unwrap(await supabase.rpc('lease_case', { queue, case_id: caseId }));
      return lease ?? null;
    },
  });

/** Everything about one person that helps to decide; amounts in integer cents. */
export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['operator', 'person', personId],
    queryFn: async ({ signal }): Promise<PersonOverview> =>
      personOverview.parse(
        unwrap(await supabase.rpc('person_overview', { person_id: personId }).abortSignal(signal)),
      ),
  });

/** A document that a person gave. To open one of an identity case is on record. */
export type PrivateDocument = { path: string } & ({ bucket: 'proofs' } | { bucket: 'kyc'; caseId: string });

/** A private document, read once each time it is opened and forgotten when it is closed. */
export const documentQuery = (document: PrivateDocument) =>
  queryOptions({
    queryKey: ['operator', 'document', document],
    queryFn: async ({ signal }): Promise<Blob> => {
      if (document.bucket === 'kyc')
        await decided(() => supabase.rpc('record_document_opening', { case_id: document.caseId }));
      return readPrivateFile(document.bucket, document.path, signal);
    },
    // Each reading is an opening on the trail: none comes of a network that is back.
    staleTime: 'static',
    gcTime: 0,
  });
