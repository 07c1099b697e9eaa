import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { reading, readingAs } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { readPrivateFile } from '@/lib/uploads/private-file';
import { decided } from '@/operator/kit/decided';
import { type CaseQueue, QUEUES } from '@/operator/kit/queues';
import type { Page } from '@/operator/kit/row-pages';
import { personOverview } from './person-overview';

export type MethodTable = 'payment_methods' | 'withdrawal_methods';

export const methodNamesQuery = (table: MethodTable) =>
  queryOptions({
    queryKey: ['operator', 'methods', 'names', table],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<string[]> =>
      unwrap(await supabase.from(table).select('name').order('position').limit(100).abortSignal(signal)).map(
        ({ name }) => name,
      ),
  });

export const openLeasesQuery = (queue: CaseQueue) =>
  queryOptions({
    queryKey: ['operator', 'leases', queue],
    // A lease that expires sends no event.
    refetchInterval: 60_000,
    queryFn: reading('open_leases', { queue }),
  });

/** Whether the list still contains the case, once refreshed: a decided case cannot be leased again. */
async function isWaiting(client: QueryClient, queue: CaseQueue, caseId: string): Promise<boolean> {
  const filter = { queryKey: ['operator', QUEUES[queue].list], type: 'active' } as const;
  const inFlight = () => client.getQueryCache().find({ ...filter, exact: false, fetchStatus: 'fetching' });
  // Sequentially, because a refresh that is replaced ends before its successor.
  while (inFlight()) await inFlight()?.promise?.catch(() => undefined);
  return client
    .getQueriesData<Page<{ id: string }>>(filter)
    .some(([, page]) => page?.rows.some(({ id }) => id === caseId));
}

/**
 * Takes and renews the lease of an open case and returns its holder, or null. A lease expires two minutes after the
 * last renewal and half an hour after the first. Operators who cannot take the next step only read it.
 */
export const leaseQuery = (queue: CaseQueue, caseId: string) =>
  queryOptions({
    queryKey: ['operator', 'leases', queue, caseId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 45_000,
    // Also while the operator checks the payment in another tab.
    refetchIntervalInBackground: true,
    queryFn: async ({ client, queryKey }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      if (!isFirst && !(await isWaiting(client, queue, caseId))) return null;
      const [lease] = unwrap(await supabase.rpc('lease_case', { queue, case_id: caseId }));
      return lease ?? null;
    },
  });

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['operator', 'person', personId],
    queryFn: readingAs(personOverview, 'person_overview', { person_id: personId }),
  });

/** A user's private document. Opening one of an identity case is audited. */
export type PrivateDocument = { path: string } & ({ bucket: 'proofs' } | { bucket: 'kyc'; caseId: string });

/** A private document, read once per opening and forgotten on close. */
export const documentQuery = (document: PrivateDocument) =>
  queryOptions({
    queryKey: ['operator', 'document', document],
    queryFn: async ({ signal }): Promise<Blob> => {
      if (document.bucket === 'kyc')
        await decided(() => supabase.rpc('record_document_opening', { case_id: document.caseId }));
      return readPrivateFile(document.bucket, document.path, signal);
    },
    // Each read is audited, so reconnecting must not refetch.
    staleTime: 'static',
    gcTime: 0,
  });
