import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

export type QueuedCase = Nullable<Row<'kyc_queue'>, 'same_person' | 'same_person_name'>;

export const kycQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'kyc', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedCase>> =>
      pageOf(unwrap(await supabase.rpc('kyc_queue', pageFrom(filter)).abortSignal(signal))),
  });
