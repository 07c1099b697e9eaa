import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';

/** An identity case that waits for review. */
export type QueuedCase = Row<'kyc_queue'>;

/** Identity cases that wait for review, oldest first, a page from one on. */
export const kycQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operator', 'kyc', from],
    queryFn: async ({ signal }): Promise<Page<QueuedCase>> =>
      pageOf(unwrap(await supabase.rpc('kyc_queue', pageFrom(from)).abortSignal(signal))),
  });
