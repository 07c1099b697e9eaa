import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

export type QueuedMessage = Row<'contact_queue'>;

export const messageQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'messages', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedMessage>> =>
      pageOf(unwrap(await supabase.rpc('contact_queue', pageFrom(filter)).abortSignal(signal))),
  });
