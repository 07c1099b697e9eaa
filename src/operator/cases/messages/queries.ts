import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';
import type { QueueFilter } from '@/operator/kit/search';

/** A message of a visitor that waits for an answer. */
export type QueuedMessage = Row<'contact_queue'>;

/** Messages of visitors that wait for an answer, a page from one on, in the order and with the filters of the address. */
export const messageQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'messages', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedMessage>> =>
      pageOf(unwrap(await supabase.rpc('contact_queue', pageFrom(filter)).abortSignal(signal))),
  });
